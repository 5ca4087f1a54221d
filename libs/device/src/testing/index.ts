export { browserTabs, type TabStorage } from './browser-tabs';
export { fakeClock, fakeDevice } from './fake-device';
