export { browserTabs, type TabStorage } from './browser-tabs';
export { fakeClock, fakeDevice } from './fake-device';
export { fakeBlobAddresses, keepFiles, type KeptFile } from './kept-files';
