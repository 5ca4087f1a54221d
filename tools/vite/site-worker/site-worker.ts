// The service worker of a brand's site. What it is filled with stands in for itself until the build is written.
import { name, offline } from 'virtual:offline-page';
import { readFileList } from './built-file';
import { showNotices, type NoticeScope } from './notices';
import { serveSite, type WorkerScope } from './serve-site';

// A service worker's own scope, which the page's types do not know.
declare const self: WorkerScope & NoticeScope;

serveSite(self, { build: '%BUILD%', entry: '%ENTRY%', files: readFileList('%FILES%'), offline });
showNotices(self, { name, icon: '/icons/fullsite-192.png' });
