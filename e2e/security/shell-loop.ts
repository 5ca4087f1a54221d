/**
 * Runs inside the page that believes itself in the native shell: hands every address in by every message, then opens places of
 * the shell that are named by one.
 * @returns where the page tried to go meanwhile
 */
export async function tellShell(addresses: readonly string[]): Promise<readonly string[]> {
  window.holdStill = true;
  const inbox: unknown = Reflect.get(window, 'heptadNative');
  if (typeof inbox !== 'object' || inbox === null || !('push' in inbox) || typeof inbox.push !== 'function')
    throw new Error('The shell finds no inbox.');
  const names = [
    'theme',
    'firstVenueEntry',
    'settings',
    'acceptedOddsChanges',
    'signatureForm',
    'myMoneyVisibility',
    'betGestureMode',
  ];
  for (const address of addresses) {
    for (const name of names)
      for (const payload of [address, [address], { [address]: address, locale: address }])
        inbox.push([name, payload]);
    inbox.push([address, address]);
  }
  for (const address of addresses.slice(0, 300)) {
    inbox.push(['encryptedString', address]);
    const before = window.navigations.length;
    history.replaceState(history.state, '', `/venues/play/${encodeURIComponent(address)}`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    // A path that reads as a step upwards names no place.
    for (let turns = 0; turns < 100 && window.navigations.length === before; turns += 1)
      await new Promise((resolve) => setTimeout(resolve));
  }
  return window.navigations;
}
