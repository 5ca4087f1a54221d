/** Where open writes are kept in the local storage, apart from the stored object. */
export const OPEN_WRITES_KEY = 'open_writes';
