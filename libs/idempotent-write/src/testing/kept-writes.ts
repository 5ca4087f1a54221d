import { createStoredText } from '@heptad/device';
import type { TabStorage } from '@heptad/device/testing';
import { createOpenWrites, type OpenWrites } from '../open-writes';
import { OPEN_WRITES_KEY } from '../open-writes-key';

/** Open writes of a device that keeps nothing. */
export const forgottenWrites = (): OpenWrites =>
  createOpenWrites(
    createStoredText(
      OPEN_WRITES_KEY,
      () => null,
      () => () => undefined,
    ),
  );

/** Open writes as one tab of a browser keeps them. */
export const tabWrites = ({ storage, events }: TabStorage): OpenWrites =>
  createOpenWrites(createStoredText(OPEN_WRITES_KEY, storage, events));
