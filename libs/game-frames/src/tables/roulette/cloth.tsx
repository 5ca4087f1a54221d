import { INSIDE_BETS, type InsideKind, rouletteColor } from '@heptad/game-rules';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../../shared-rounds/texts';
import type { Betting } from '../../shared-rounds/ui/use-betting';
import { CLOTH, fieldOf, insideSpots, type Spot } from './board-layout';
import { nextSpot } from './next-spot';
import { SpotButton } from './spot-button';
import { PAYS, placeName } from './spot-name';
import { ChipDisc } from '../../shared-rounds/ui/chip-disc';
import { FILL } from './wheel';

export interface ClothProps {
  readonly betting: Betting;
  readonly chip: bigint;
  readonly currency: string;
  /** The number that fell, once the round is over. */
  readonly fell: number | undefined;
}

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
/** How high a field is, pixels: with the width of a phone's cloth, every spot of one kind has a thumb's room. */
const ROW = 48;

const at = ({ x, y }: Pick<Spot, 'x' | 'y'>) => ({
  left: `${(x / CLOTH.columns) * 100}%`,
  top: `${y * ROW}px`,
});

function Fields({ fell }: { readonly fell: number | undefined }): ReactNode {
  return NUMBERS.map((number) => {
    const { x, y } = fieldOf(number);
    return (
      <span
        key={number}
        aria-hidden="true"
        data-fell={number === fell}
        className="numeric border-felt data-[fell=true]:outline-accent absolute grid place-items-center rounded border text-lg font-semibold outline-3 -outline-offset-3 outline-transparent"
        style={{
          left: number === 0 ? 0 : `${((x - 0.5) / CLOTH.columns) * 100}%`,
          top: `${(y - 0.5) * ROW}px`,
          width: `${number === 0 ? 100 : 100 / CLOTH.columns}%`,
          height: `${ROW}px`,
          background: FILL[rouletteColor(number)],
        }}
      >
        {number}
      </span>
    );
  });
}

/** Chips on the bets of the kinds that are not being laid on. */
function OtherChips({ kind, betting }: { readonly kind: InsideKind; readonly betting: Betting }): ReactNode {
  return INSIDE_BETS.filter((other) => other !== kind)
    .flatMap(insideSpots)
    .map((spot) => [spot, (betting.laid.get(spot.key) ?? 0n) + (betting.placed.get(spot.key) ?? 0n)] as const)
    .filter(([, worth]) => worth > 0n)
    .map(([spot, worth]) => (
      <span key={spot.key} className="pointer-events-none absolute -translate-1/2 scale-75" style={at(spot)}>
        <ChipDisc worth={worth} isPlaced />
      </span>
    ));
}

/** Chooses which kind of bet is laid on the numbers. */
function KindChooser({
  kind,
  onChoose,
}: {
  readonly kind: InsideKind;
  readonly onChoose: (kind: InsideKind) => void;
}): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t('kinds')}</legend>
      {INSIDE_BETS.map((one) => (
        <label
          key={one}
          className="has-checked:bg-accent has-checked:text-on-accent bg-felt-3 has-focus-visible:outline-ink flex min-h-11 flex-1 cursor-pointer flex-col items-center justify-center rounded-lg px-2 text-sm leading-tight outline-2 outline-transparent"
        >
          <input
            type="radio"
            name="kind"
            className="sr-only"
            checked={one === kind}
            onChange={() => onChoose(one)}
          />
          {t(`kind.${one}`)}
          <span className="numeric text-xs">{t('pays', { odds: PAYS[one] })}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The numbers of the cloth. One kind of bet is laid at a time, so that each of its spots is as large as a thumb; arrow keys walk over them.
 */
export function Cloth({ betting, chip, currency, fell }: ClothProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const [kind, setKind] = useState<InsideKind>('straight');
  const spots = useMemo(() => insideSpots(kind), [kind]);
  const [current, setCurrent] = useState<string>();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const reached = spots.find(({ key }) => key === current) ?? spots[0];

  const walk = (event: KeyboardEvent, from: Spot) => {
    const next = nextSpot(spots, from, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next.key);
    buttons.current.get(next.key)?.focus();
  };
  return (
    <section aria-label={t('cloth')} className="flex flex-col gap-3 px-3">
      <KindChooser kind={kind} onChoose={setKind} />
      <div className="ps-5">
        <div
          role="group"
          aria-label={t(`kind.${kind}`)}
          className="relative"
          style={{ height: `${CLOTH.rows * ROW + 22}px` }}
        >
          <Fields fell={fell} />
          <OtherChips kind={kind} betting={betting} />
          {spots.map((spot) => (
            <SpotButton
              key={spot.key}
              ref={(button) => {
                if (button !== null) buttons.current.set(spot.key, button);
              }}
              spot={spot.key}
              chipAt="middle"
              betting={betting}
              chip={chip}
              currency={currency}
              tabIndex={spot === reached ? 0 : -1}
              onFocus={() => setCurrent(spot.key)}
              onKeyDown={(event) => walk(event, spot)}
              className="absolute size-11 -translate-1/2 cursor-pointer rounded-full aria-disabled:cursor-default"
              style={
                spot.key === 'straight:0'
                  ? { ...at(spot), width: '100%' }
                  : kind === 'straight'
                    ? { ...at(spot), width: `${100 / CLOTH.columns}%` }
                    : at(spot)
              }
            >
              <span className="sr-only">{placeName(t, spot.place)}</span>
              {kind !== 'straight' && (
                <span
                  aria-hidden="true"
                  className="bg-ink/25 border-ink mx-auto block size-5 rounded-full border"
                />
              )}
            </SpotButton>
          ))}
        </div>
      </div>
    </section>
  );
}
