/**
 * Whether the last digit of a card's number is the check digit of those before it (Luhn).
 * @param digits digits alone; anything else is refused
 */
export function isCardNumber(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
