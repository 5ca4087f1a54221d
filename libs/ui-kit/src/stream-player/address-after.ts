/**
 * The address to try after so many failures: each one moves to the next host, round and round (CALL-064).
 * @param errors failures so far, a whole number from 0
 * @returns undefined where there is none
 */
export function addressAfter(addresses: readonly string[], errors: number): string | undefined {
  return addresses[errors % Math.max(addresses.length, 1)];
}
