export { createWrite } from './create-write';
export { createWriteState } from './create-write-state';
export { lateWriteSaga, type LateWrite } from './late-write-saga';
export { createOpenWrites, type OpenWrite, type OpenWrites } from './open-writes';
export { OPEN_WRITES_KEY } from './open-writes-key';
export { statedAnswer } from './stated-answer';
export {
  isWriteOpen,
  type BegunWrite,
  type KeyedOrder,
  type WithWrite,
  type WriteAnswer,
  type WriteProgress,
  type WritesState,
} from './write';
export type { WriteDescription } from './write-description';
export type { AnsweredWrite, FoundWrite, RefusedWrite, UndecidedWrite, WriteState } from './write-state';
export {
  CONFIRM_DELAYS_MS,
  createWriteSaga,
  type WriteServices,
  type WriteSurroundings,
} from './saga/write-saga';
export { useSameKey } from './react/use-same-key';
export { useCloseOnLeave } from './react/use-close-on-leave';
export { useWriteSteps, type WriteStep, type WriteStepName } from './react/use-write-steps';
export { writeFailureText } from './write-failure-text';
export { writeNotice, type WriteNotice, type WriteTexts } from './react/write-notice';
