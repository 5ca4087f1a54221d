import { ITEMS, useStoredItem, type AllowList, type Device } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { Button, cx, Icon, Skeleton } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLineSource } from '../../boot/site-line-source';
import { useContactService } from '../../pages/use-contact-service';
import { leaveWhenKept } from '../../routing/leave-when-kept';
import { SitePage } from '../site-page';
import { fastestSiteLine, linesOf, type SiteLineState } from './measure-site-lines';
import { useSiteLineStates } from './use-site-line-states';

interface LineServices {
  readonly lines: SiteLineSource;
  readonly allowList: AllowList;
  readonly device: Pick<Device, 'items'>;
}

/** Lines slower than this are drawn as slow, in milliseconds. */
const SLOW_MS = 300;
const BARS = [4, 7, 10, 13] as const;

/** Four bars, as phones draw the strength of a signal; the fewer the slower. */
function Signal({ state }: { readonly state: SiteLineState }) {
  const full = state.kind !== 'answers' ? 0 : state.ms < SLOW_MS / 3 ? 4 : state.ms < SLOW_MS ? 3 : 2;
  return (
    <svg viewBox="0 0 20 16" aria-hidden="true" className="h-4 w-5 shrink-0">
      {BARS.map((height, index) => (
        <rect
          key={height}
          x={index * 5}
          y={15 - height}
          width="3.5"
          height={height}
          rx="1"
          className={index < full ? (full > 2 ? 'fill-success' : 'fill-warning') : 'fill-line'}
        />
      ))}
    </svg>
  );
}

interface LineRowProps {
  readonly name: string;
  readonly origin: string;
  readonly state: SiteLineState;
  readonly chosen: boolean;
  readonly fastest: boolean;
  readonly onChoose: () => void;
}

function LineRow({ name, origin, state, chosen, fastest, onChoose }: LineRowProps) {
  const { t } = useTranslation('site');
  return (
    <label className="flex min-h-[64px] w-full cursor-pointer items-center gap-3 px-4 has-checked:bg-sunken has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="line"
        value={origin}
        checked={chosen}
        disabled={state.kind === 'failed'}
        onChange={onChoose}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className={cx(
          'flex size-5 shrink-0 items-center justify-center rounded-pill border',
          chosen ? 'border-accent bg-accent text-on-accent' : 'border-line',
        )}
      >
        {chosen && <Icon name="check" className="size-3.5" />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center gap-2 text-base">
          {name}
          {fastest && <span className="text-xs font-medium text-success">{t('line.fastest')}</span>}
        </span>
        <span className="truncate text-xs text-muted">{new URL(origin).host}</span>
      </span>
      <span className="text-sm text-muted tabular-nums">
        {state.kind === 'answers'
          ? t('line.latency', { ms: state.ms })
          : t(state.kind === 'testing' ? 'line.testing' : 'line.failed')}
      </span>
      <Signal state={state} />
    </label>
  );
}

/** Whether the platform has been asked for its lines yet; without an answer the page's own line is the only one. */
function useLines(): readonly string[] | undefined {
  const { lines, allowList } = useServices<LineServices>();
  const [asked, setAsked] = useState(lines.current() !== undefined);
  useEffect(() => {
    if (!asked) void lines.refresh().then(() => setAsked(true));
  }, [asked, lines]);
  return asked ? linesOf(lines.current(), allowList, window.location.origin) : undefined;
}

/** The site's lines with how fast each answers, and a way to the one that suits (ROUTE-008). The choice is kept. */
export default function SiteLinePage() {
  const { t } = useTranslation('site');
  const { items } = useServices<LineServices>().device;
  const contact = useContactService();
  const lines = useLines();
  const { states, measuring, again } = useSiteLineStates(lines);
  const own = window.location.origin;
  const kept = useStoredItem(items, ITEMS.line);
  const [picked, setPicked] = useState<string>();
  const fastest = measuring ? undefined : fastestSiteLine(states);
  const offered = (origin: string | undefined): string | undefined =>
    origin !== undefined && states[origin]?.kind !== 'failed' && lines?.includes(origin) === true
      ? origin
      : undefined;
  const chosen = offered(picked) ?? offered(kept) ?? own;
  const use = (): void => {
    items.set(ITEMS.line, chosen);
    leaveWhenKept(items, `${chosen}/`);
  };

  return (
    <SitePage title={t('line.title')}>
      <p className="text-[15px] leading-relaxed text-muted">{t('line.intro')}</p>
      {lines === undefined ? (
        <div role="status" aria-label={t('line.testing')} className="flex flex-col gap-2">
          <Skeleton className="h-16 rounded-l" />
          <Skeleton className="h-16 rounded-l" />
        </div>
      ) : (
        <div
          role="radiogroup"
          aria-label={t('line.label')}
          aria-busy={measuring}
          className="divide-y divide-line overflow-hidden rounded-l bg-raised shadow-1"
        >
          {lines.map((origin, index) => (
            <LineRow
              key={origin}
              name={t('line.name', { index: index + 1 }) + (origin === own ? ` · ${t('line.current')}` : '')}
              origin={origin}
              state={states[origin] ?? { kind: 'testing' }}
              chosen={origin === chosen}
              fastest={origin === fastest && lines.length > 1}
              onChoose={() => setPicked(origin)}
            />
          ))}
        </div>
      )}
      {lines?.length === 1 && !measuring && fastest !== undefined && (
        <p role="status" className="text-sm text-muted">
          {t('line.emptyHint')}
        </p>
      )}
      {!measuring && fastest === undefined && (
        <div role="alert" className="flex flex-col gap-2 rounded-l border border-danger p-4 text-sm">
          <p className="font-medium text-danger">{t('line.allFailed')}</p>
          <p className="text-muted">{t('line.allFailedHint')}</p>
          <Button size="s" variant="plain" onClick={contact} className="self-start px-0">
            {t('contact')}
          </Button>
        </div>
      )}
      <div className="flex flex-col gap-3">
        <Button block disabled={measuring || chosen === own} onClick={use}>
          {t('line.use')}
        </Button>
        <Button block variant="secondary" busy={measuring} onClick={again}>
          {t('line.again')}
        </Button>
      </div>
    </SitePage>
  );
}
