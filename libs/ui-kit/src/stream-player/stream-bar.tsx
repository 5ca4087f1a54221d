import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import type { StreamPlayerLabels } from './stream-player-props';
import type { Mood } from './use-playback';

interface StreamBarProps {
  readonly mood: Mood;
  readonly muted: boolean;
  readonly labels: StreamPlayerLabels;
  readonly onToggle: () => void;
  readonly onMutedChange: (muted: boolean) => void;
  readonly onFullScreen: () => void;
  readonly onClose: () => void;
}

/** The buttons below the pictures. */
export function StreamBar({
  mood,
  muted,
  labels,
  onToggle,
  onMutedChange,
  onFullScreen,
  onClose,
}: StreamBarProps) {
  const failed = mood === 'failed';
  return (
    <div className="flex items-center gap-2 px-2">
      <IconButton
        icon={mood === 'paused' ? 'play' : 'pause'}
        label={mood === 'paused' ? labels.play : labels.pause}
        disabled={mood === 'starting' || failed}
        onClick={onToggle}
      />
      <Button
        size="s"
        variant="plain"
        aria-pressed={!muted}
        disabled={failed}
        onClick={() => onMutedChange(!muted)}
      >
        {labels.sound}
      </Button>
      <span className="flex-1" />
      <Button size="s" variant="plain" disabled={failed} onClick={onFullScreen}>
        {labels.fullScreen}
      </Button>
      <IconButton icon="close" label={labels.close} onClick={onClose} />
    </div>
  );
}
