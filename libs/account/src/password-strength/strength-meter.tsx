import type { MessageLoaders } from '@heptad/feature-module';
import { cx } from '@heptad/ui-kit';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { judgePassword } from './judge-password';

export { judgePassword };

/** The words about a password's strength, which come with what judges it. */
export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

export interface StrengthMeterProps {
  /** What is typed so far, not empty. */
  readonly typed: string;
  /** The login name. */
  readonly name: string;
}

const STEPS = [1, 2, 3, 4] as const;
const FILLS = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const;

/** How strong a password is, in four steps and a word. */
export default function StrengthMeter({ typed, name }: StrengthMeterProps) {
  const { t } = useTranslation('account');
  // Typing goes before judging.
  const { score, weakness } = judgePassword(useDeferredValue(typed), name);
  const shown = Math.max(1, score);
  const words = t(`strength.${weakness ?? String(score)}`);
  return (
    <div
      role="meter"
      aria-label={t('strength.label')}
      aria-valuemin={0}
      aria-valuemax={4}
      aria-valuenow={score}
      aria-valuetext={words}
      className="flex h-full items-center gap-2"
    >
      <span className="flex w-24 shrink-0 gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={cx('h-1 flex-1 rounded-pill', step <= shown ? FILLS[score] : 'bg-line')}
          />
        ))}
      </span>
      <span className={cx('min-w-0 truncate', weakness === undefined ? 'text-text' : 'text-danger')}>
        {words}
      </span>
    </div>
  );
}
