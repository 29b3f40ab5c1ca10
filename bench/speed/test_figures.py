"""Run with: python3 -m unittest discover bench/speed"""

import unittest

from figures import Leg, Ratio, digits


def rounds(count, above=1.2, below=1.0, **leg):
    return [{"a": Leg({"cpu": above}, **leg), "b": Leg({"cpu": below}, **leg)} for _ in range(count)]


class Ratios(unittest.TestCase):
    def test_the_median_of_the_rounds_own_ratios_is_quoted(self):
        legs = [{"a": Leg({"cpu": one}), "b": Leg({"cpu": other})} for one, other in [(2, 1), (30, 10), (8, 2)] * 3]
        self.assertEqual(Ratio(legs, "a", "b", "cpu").median, 3)

    def test_fewer_than_nine_rounds_are_refused_unless_quick(self):
        self.assertIn("refused", Ratio(rounds(8), "a", "b", "cpu").text(1.25))
        self.assertIn("holds", Ratio(rounds(3), "a", "b", "cpu", quick=True).text(1.25))

    def test_void_rounds_do_not_count(self):
        legs = rounds(8, reference=0.2) + rounds(5, above=9.0, reference=0.31)
        self.assertIn("refused: 8 valid", Ratio(legs, "a", "b", "cpu").text())
        self.assertEqual(Ratio(legs + rounds(1), "a", "b", "cpu").median, 1.2)

    def test_a_busy_client_is_refused(self):
        self.assertIn("client 97% busy", Ratio(rounds(9, busy=0.97), "a", "b", "cpu").text())
        self.assertIn("misses", Ratio(rounds(9, busy=0.90), "a", "b", "cpu").text(1.1))

    def test_an_absent_broker_is_a_dash(self):
        self.assertEqual(Ratio([{"a": Leg({"cpu": 1.0})}] * 9, "a", "b", "cpu").text(), "-")

    def test_three_digits(self):
        self.assertEqual([digits(value) for value in (None, 0.0567, 1.234, 12.34, 123.4, 12345.6)],
                         ["-", "0.057", "1.23", "12.3", "123", "12,346"])


if __name__ == "__main__":
    unittest.main()
