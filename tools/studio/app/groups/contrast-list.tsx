import { fails, type LivePair } from '../data/theme-colours';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { Section } from '../parts/section';
import { useWords } from '../words/use-words';

/** The pairs of a look, those that cannot be read first, each with a shade that could be. */
export function ContrastList(props: {
  readonly pairs: readonly LivePair[];
  readonly onTake: (token: string, shade: string) => void;
}) {
  const { t } = useWords();
  const failing = props.pairs.filter(fails);
  return (
    <Section
      title={t('contrast.title')}
      aside={
        <span role="status" className={failing.length > 0 ? 'mark mark-wrong' : 'mark mark-fine'}>
          {failing.length > 0 ? t('contrast.failing', { count: failing.length }) : t('contrast.fine')}
        </span>
      }
    >
      <ul className="pairs" tabIndex={0} aria-label={t('contrast.all')}>
        {props.pairs.map((pair) => (
          <Pair key={`${pair.token} ${pair.on}`} pair={pair} onTake={props.onTake} />
        ))}
      </ul>
    </Section>
  );
}

function Pair({
  pair,
  onTake,
}: {
  readonly pair: LivePair;
  readonly onTake: (token: string, shade: string) => void;
}) {
  const { t } = useWords();
  const { token, on, shade } = pair;
  const failing = fails(pair);
  return (
    <li data-failing={failing || undefined}>
      <span className="sample" style={{ color: pair.color, background: pair.ground }} aria-hidden="true">
        <svg viewBox="0 0 20 14" width="20" height="14">
          <path d="M1 13 6 1l5 12M3 9h6M17.500 6v7m0-3.500a2.500 3.500 0 1 1-5 0 2.500 3.500 0 1 1 5 0" />
        </svg>
      </span>
      <span className="pair-name">
        {t('contrast.pair', { token, on })}
        {failing && <small>{t('contrast.needed', { needed: pair.needed })}</small>}
      </span>
      <span className="ratio">
        {failing && <Icon name="warn" />}
        {pair.ratio.toFixed(2)}
        {failing && <span className="hidden-words">{t('contrast.low')}</span>}
      </span>
      {failing && shade !== null && (
        <Button
          icon={<span className="dot" style={{ background: shade }} />}
          aria-label={t('contrast.takeFor', { token, shade })}
          onClick={() => onTake(token, shade)}
        >
          {t('contrast.take', { shade })}
        </Button>
      )}
    </li>
  );
}
