export { createWrite } from './create-write';
export { createOpenWrites, OPEN_WRITES_KEY, type OpenWrite, type OpenWrites } from './open-writes';
export {
  isWriteOpen,
  type KeyedOrder,
  type WithWrite,
  type WriteAnswer,
  type WriteDescription,
  type WriteProgress,
} from './write';
export { CONFIRM_DELAYS_MS, type WriteServices, type WriteSurroundings } from './write-saga';
export { useWriteSteps, type WriteStep, type WriteStepName } from './react/use-write-steps';
