import { cx, FOCUS_RING_INSIDE, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { ProviderLogo } from '../art/provider-logo';
import type { Provider } from './hall';

export interface ProviderTabsProps {
  readonly providers: readonly Provider[];
  /** Code of the chosen one; all unless given. */
  readonly chosen: string | undefined;
  readonly onChoose: (code: string | undefined) => void;
  /** `row` is pushed aside, `column` stands beside the page. */
  readonly shape: 'row' | 'column';
}

const SHAPES = {
  row: {
    list: '-mx-page flex gap-[4px] overflow-x-auto px-page [scrollbar-width:none]',
    tab: 'h-[76px] w-[66px] flex-col justify-center gap-[4px] text-center',
    name: 'w-full',
  },
  column: {
    list: 'flex flex-col gap-[2px]',
    tab: 'h-[48px] w-full gap-[10px] px-[10px] text-left',
    name: 'flex-1',
  },
} as const;

/** The marks of a provider: official, a favourite of the member's among its games, or under maintenance. */
function Marks({ official, favoured, open }: Pick<Provider, 'official' | 'favoured' | 'open'>) {
  const { t } = useTranslation('games');
  if (!open) return <span className="text-xs text-warning">{t('maintenance')}</span>;
  if (official) return <span className="text-xs text-accent">{t('official')}</span>;
  if (favoured) return <Icon name="starFilled" className="size-[14px] text-accent" />;
  return null;
}

function Tab({
  provider,
  selected,
  shape,
  onPress,
}: {
  readonly provider: Provider | undefined;
  readonly selected: boolean;
  readonly shape: ProviderTabsProps['shape'];
  readonly onPress: () => void;
}) {
  const { t } = useTranslation('games');
  const look = SHAPES[shape];
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onPress}
      className={cx(
        'flex shrink-0 items-center rounded-m text-text aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:shadow-1',
        look.tab,
        FOCUS_RING_INSIDE,
      )}
    >
      <span className={cx('flex size-[28px] shrink-0', provider?.open === false && 'opacity-50 grayscale')}>
        {provider === undefined ? (
          <Icon name="games" className="size-[28px] text-accent" />
        ) : (
          <ProviderLogo code={provider.code} />
        )}
      </span>
      <span className={cx('truncate text-xs', look.name)}>{provider?.name ?? t('allProviders')}</span>
      {provider !== undefined && shape === 'column' && (
        <>
          <Marks {...provider} />
          <span className="text-xs text-muted tabular-nums">{provider.count}</span>
        </>
      )}
      {shape === 'row' && (
        <span className="flex h-[16px] items-center">
          {provider !== undefined && <Marks {...provider} />}
        </span>
      )}
    </button>
  );
}

/** Who makes the games of a hall, each with its marks (VENUE-015); a tap narrows the hall to one, a second one no longer. */
export function ProviderTabs({ providers, chosen, onChoose, shape }: ProviderTabsProps) {
  const { t } = useTranslation('games');
  return (
    <div role="group" aria-label={t('providers')} className={SHAPES[shape].list}>
      <Tab
        provider={undefined}
        selected={chosen === undefined}
        shape={shape}
        onPress={() => onChoose(undefined)}
      />
      {providers.map((provider) => (
        <Tab
          key={provider.code}
          provider={provider}
          selected={chosen === provider.code}
          shape={shape}
          onPress={() => onChoose(chosen === provider.code ? undefined : provider.code)}
        />
      ))}
    </div>
  );
}
