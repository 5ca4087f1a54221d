import { LOOKS, type Look } from '@heptad/brand-config';
import { useState } from 'react';
import { useSession, useStudio } from '../data/use-session';
import { Button } from '../parts/button';
import { Dropdown, Segments } from '../parts/choices';
import { Icon } from '../parts/icon';
import { useWords } from '../words/use-words';
import { Frame } from './frame';
import { frameAddress, PAGES, WIDTHS, type PreviewPage, type Sight, type Width } from './frame-address';
import { usePreview } from './use-preview';

const ALONE = '-';

/** The brand's real pages beside the editor, in any state and width, alone or beside what is saved or another brand. */
export function Preview({ look, onLook }: { readonly look: Look; readonly onLook: (look: Look) => void }) {
  const { t } = useWords();
  const { draft, saves } = useSession();
  const { running, start } = usePreview(draft.code);
  const [page, setPage] = useState<PreviewPage>('home');
  const [state, setState] = useState<Sight['state']>('guest');
  const [width, setWidth] = useState<Width>(390);
  const [beside, setBeside] = useState(ALONE);
  const [turn, setTurn] = useState(0);

  if (running.kind !== 'running')
    return (
      <div className="preview-start">
        {running.kind === 'starting' ? (
          <p role="status">{t('preview.starting')}</p>
        ) : (
          <>
            <p role={running.kind === 'failed' ? 'alert' : undefined}>
              {running.kind === 'failed'
                ? t('preview.failed', { sentence: running.sentence || t('noAnswer') })
                : t('preview.startHint')}
            </p>
            <Button look="main" onClick={() => void start()}>
              {t('preview.start')}
            </Button>
          </>
        )}
      </div>
    );

  const { preview } = running;
  const sight: Sight = { page, state, look };
  const choose = (chosen: string): void => {
    setBeside(chosen);
    if (chosen !== ALONE) void start(chosen);
  };
  return (
    <>
      <PreviewChoices
        {...{ page, setPage, state, setState, width, setWidth, beside, choose, look, onLook }}
        onReload={() => setTurn(turn + 1)}
        states={preview.states.map(({ name }) => name)}
      />
      <p role="status" className="preview-held">
        {draft.problems.length > 0 && t('preview.held')}
      </p>
      <div
        className="frames"
        tabIndex={0}
        role="group"
        aria-label={t('preview.title')}
        data-wide={width > 700 || undefined}
      >
        <Frame
          key={`draft ${turn}`}
          title={t('preview.frame', { name: t('preview.draft') })}
          caption={t('preview.draft')}
          address={frameAddress(preview, preview.draft, sight)}
          width={width}
        />
        {beside !== ALONE && preview.beside !== null && (
          <Frame
            key={`beside ${beside} ${turn} ${saves}`}
            title={t('preview.frame', { name: beside === draft.code ? t('preview.savedOne') : beside })}
            caption={beside === draft.code ? t('preview.savedOne') : beside}
            address={frameAddress(preview, preview.beside, sight)}
            width={width}
          />
        )}
      </div>
    </>
  );
}

interface PreviewChoicesProps {
  readonly page: PreviewPage;
  readonly setPage: (page: PreviewPage) => void;
  readonly state: Sight['state'];
  readonly setState: (state: Sight['state']) => void;
  readonly states: readonly Sight['state'][];
  readonly width: Width;
  readonly setWidth: (width: Width) => void;
  readonly beside: string;
  readonly choose: (beside: string) => void;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly onReload: () => void;
}

function PreviewChoices(props: PreviewChoicesProps) {
  const { t, i18n } = useWords();
  const { choices } = useStudio();
  const { files, draft } = useSession();
  const hasDark = typeof files.theme === 'object' && files.theme !== null && 'dark' in files.theme;
  const looks = LOOKS.filter((each) => hasDark || !each.endsWith('dark'));
  const others = choices.brands.filter(({ code }) => code !== draft.code);
  return (
    <div className="preview-choices">
      <Dropdown
        label={t('preview.page')}
        value={props.page}
        choices={(Object.keys(PAGES) as PreviewPage[]).map((value) => ({
          value,
          label: t(`pages.${value}`),
        }))}
        onChoose={props.setPage}
      />
      <Dropdown
        label={t('preview.state')}
        value={props.state}
        choices={props.states.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChoose={props.setState}
      />
      <Dropdown
        label={t('preview.look')}
        value={props.look}
        choices={looks.map((value) => ({ value, label: t(`looks.${value}`) }))}
        onChoose={props.onLook}
      />
      <Dropdown
        label={t('preview.beside')}
        value={props.beside}
        choices={[
          { value: ALONE, label: t('preview.alone') },
          { value: draft.code, label: t('preview.savedOne') },
          ...others.map(({ code, names }) => ({
            value: code,
            label: names[i18n.language as keyof typeof names] ?? code,
          })),
        ]}
        onChoose={props.choose}
      />
      <Segments
        label={t('preview.width')}
        value={String(props.width)}
        choices={WIDTHS.map((value) => ({ value: String(value), label: String(value) }))}
        onChoose={(chosen) => props.setWidth(WIDTHS.find((each) => String(each) === chosen) ?? 390)}
      />
      <Button
        icon={<Icon name="reload" />}
        aria-label={t('preview.reload')}
        title={t('preview.reload')}
        onClick={props.onReload}
      />
    </div>
  );
}
