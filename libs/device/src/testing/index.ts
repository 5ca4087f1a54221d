export { browserTabs, type TabStorage } from './browser-tabs';
