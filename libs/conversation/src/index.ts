export { Bubble, type BubbleProps } from './bubble';
export { Composer, type ComposerProps } from './composer';
export { ConversationLog, type ConversationLogProps } from './conversation-log';
export { PictureButton, type PictureButtonProps } from './picture-button';
