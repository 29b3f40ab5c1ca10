// Sends requests given as JSON and prints the answers as JSON, with the message classes of Apache Kafka itself, so that
// every version of every API can be asked without a codec of ours.
//
//   JavaExchange HOST:PORT < lines of `name TAB api key TAB version TAB JSON`
//
// The JSON may hold fields that the version does not have: they are left out.  Prints `name TAB version TAB JSON`, or
// `closed`, or `error ...` in place of the JSON.  Each request gets a connection of its own.

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.InputStreamReader;
import java.lang.reflect.Method;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import org.apache.kafka.common.message.ApiMessageType;
import org.apache.kafka.common.message.FetchResponseData;
import org.apache.kafka.common.message.RequestHeaderData;
import org.apache.kafka.common.message.ResponseHeaderData;
import org.apache.kafka.common.protocol.ApiMessage;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.MessageUtil;
import org.apache.kafka.common.record.internal.MemoryRecords;

public final class JavaExchange {
    private static final ObjectMapper JSON = new ObjectMapper();

    public static void main(String[] args) throws Exception {
        String[] address = args[0].split(":");
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] fields = line.split("\t");
            String answer;
            try {
                answer = exchange(address[0], Integer.parseInt(address[1]), Short.parseShort(fields[1]),
                    Short.parseShort(fields[2]), JSON.readTree(fields[3]));
            } catch (EOFException | SocketException closed) {
                answer = "closed";
            } catch (Exception failure) {
                Throwable cause = failure.getCause() == null ? failure : failure.getCause();
                answer = "error " + String.valueOf(cause).replace('\n', ' ').replace('\t', ' ');
            }
            System.out.println(fields[0] + "\t" + fields[2] + "\t" + answer);
        }
    }

    private static String exchange(String host, int port, short key, short version, JsonNode body) throws Exception {
        ApiMessageType type = ApiMessageType.fromApiKey(key);
        Class<?> requestClass = type.newRequest().getClass();
        Method read = Class.forName(requestClass.getName() + "JsonConverter").getMethod("read", JsonNode.class, short.class);
        ApiMessage request = (ApiMessage) read.invoke(null, body, version);
        RequestHeaderData header = new RequestHeaderData().setRequestApiKey(key).setRequestApiVersion(version)
            .setCorrelationId(77).setClientId("exchange");
        ByteBuffer head = MessageUtil.toByteBufferAccessor(header, type.requestHeaderVersion(version)).buffer();
        ByteBuffer payload = MessageUtil.toByteBufferAccessor(request, version).buffer();
        ByteBuffer frame = ByteBuffer.allocate(4 + head.remaining() + payload.remaining());
        frame.putInt(head.remaining() + payload.remaining()).put(head).put(payload);
        try (Socket socket = new Socket(host, port)) {
            socket.setSoTimeout(15_000);
            socket.getOutputStream().write(frame.array());
            DataInputStream in = new DataInputStream(socket.getInputStream());
            byte[] answer = new byte[in.readInt()];
            in.readFully(answer);
            return decode(type, version, new ByteBufferAccessor(ByteBuffer.wrap(answer)));
        }
    }

    private static String decode(ApiMessageType type, short version, ByteBufferAccessor answer) throws Exception {
        ResponseHeaderData header = new ResponseHeaderData(answer, type.responseHeaderVersion(version));
        ApiMessage response = type.newResponse();
        response.read(answer, version);
        Method write = Class.forName(response.getClass().getName() + "JsonConverter")
            .getMethod("write", response.getClass(), short.class);
        ObjectNode json = (ObjectNode) write.invoke(null, response, version);
        if (response instanceof FetchResponseData fetched) {
            json.set("fetched", records(fetched));
        }
        String rest = answer.remaining() == 0 ? "" : " and " + answer.remaining() + " bytes left over";
        return header.correlationId() == 77 ? json + rest : "error correlation id " + header.correlationId();
    }

    // The converter leaves records out: here they are, in hex, one entry per partition.
    private static ArrayNode records(FetchResponseData fetched) {
        ArrayNode all = JSON.createArrayNode();
        for (var topic : fetched.responses()) {
            for (var partition : topic.partitions()) {
                byte[] bytes = new byte[partition.records().sizeInBytes()];
                ((MemoryRecords) partition.records()).buffer().duplicate().get(bytes);
                all.add(HexFormat.of().formatHex(bytes));
            }
        }
        return all;
    }
}
