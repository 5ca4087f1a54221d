import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../shared-rounds/texts';

/** The pages of a lottery. */
export const LOTTERY_PAGES = ['bets', 'draws', 'trend'] as const;
export type LotteryPage = (typeof LOTTERY_PAGES)[number];

export interface LotteryTabsProps {
  readonly page: LotteryPage;
  readonly onPage: (page: LotteryPage) => void;
  readonly children: ReactNode;
}

/** The pages of a lottery as tabs; arrow keys go from one to the next. */
export function LotteryTabs({ page, onPage, children }: LotteryTabsProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const id = useId();
  const tabs = useRef(new Map<LotteryPage, HTMLButtonElement>());
  const turn = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next =
      LOTTERY_PAGES[(LOTTERY_PAGES.indexOf(page) + step + LOTTERY_PAGES.length) % LOTTERY_PAGES.length];
    if (step === 0 || next === undefined) return;
    onPage(next);
    tabs.current.get(next)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={t('pages')} className="border-line flex border-b" onKeyDown={turn}>
        {LOTTERY_PAGES.map((one) => (
          <button
            key={one}
            ref={(tab) => {
              if (tab !== null) tabs.current.set(one, tab);
            }}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === page}
            aria-controls={`${id}-page`}
            tabIndex={one === page ? 0 : -1}
            onClick={() => onPage(one)}
            className="aria-selected:border-accent text-ink-2 aria-selected:text-ink min-h-11 flex-1 cursor-pointer border-b-2 border-transparent px-3 font-semibold"
          >
            {t(`page.${one}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-page`} aria-labelledby={`${id}-${page}`} className="p-3">
        {children}
      </div>
    </>
  );
}
