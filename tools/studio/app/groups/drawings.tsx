import { useId, useState } from 'react';
import type { StudioDrawing } from '../../contract';
import { useSession, useStudio } from '../data/use-session';
import { DropPlace } from '../parts/drop-place';
import { Section } from '../parts/section';
import { useWords } from '../words/use-words';

/** What came of an upload, said beside what it was for. */
interface Outcome {
  readonly name: string;
  readonly sentence: string;
  readonly wrong: boolean;
}

const KIND = 'image/svg+xml';
const SPRITE = 'assets/icons.svg';

export function Drawings() {
  const { t } = useWords();
  const { api, session } = useStudio();
  const { draft } = useSession();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const upload = async (name: string, file: File, send: (code: string) => ReturnType<typeof api.draft>) => {
    if (file.type !== KIND) {
      setOutcome({ name, sentence: t('drawings.wrongKind'), wrong: true });
      return;
    }
    const refusal = await session.run(send);
    setOutcome(
      refusal === undefined
        ? { name, sentence: t('drawings.done', { name }), wrong: false }
        : {
            name,
            sentence: t('drawings.refused', { name: file.name, sentence: refusal.message || t('noAnswer') }),
            wrong: true,
          },
    );
  };
  const groupOf = (folder: string) => draft.drawings.filter(({ name }) => name.startsWith(folder));
  const said = (name: string) => (outcome?.name === name ? outcome : null);

  return (
    <>
      <p className="section-hint">{t('drawings.hint')}</p>
      <Section title={t('drawings.launcher')} hint={t('drawings.launcherHint')}>
        <DropPlace
          label={t('drawings.makeLauncher')}
          onFile={(file) => void upload('launcher', file, (code) => api.makeLauncher(code, file))}
        />
        <Said outcome={said('launcher')} />
      </Section>
      {(['assets', 'banners'] as const).map((folder) => (
        <Section key={folder} title={t(`drawings.${folder}`)}>
          <ul className="drawings">
            {groupOf(`${folder}/`).map((drawing) => (
              <Drawing
                key={drawing.name}
                drawing={drawing}
                outcome={said(drawing.name)}
                onFile={(file) =>
                  void upload(drawing.name, file, (code) => api.putDrawing(code, drawing.name, file))
                }
              />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function Drawing(props: {
  readonly drawing: StudioDrawing;
  readonly outcome: Outcome | null;
  readonly onFile: (file: File) => void;
}) {
  const { t, size } = useWords();
  const { name, bytes, packed, address } = props.drawing;
  const id = useId();
  return (
    <li data-field={name} tabIndex={-1}>
      <span className="drawing-picture" data-dark={name.includes('-dark') || undefined}>
        {name === SPRITE ? <Symbols address={address} /> : <img src={address} alt="" />}
      </span>
      <strong id={id}>{name.replace(/^\w+\//, '')}</strong>
      <small>{t('drawings.size', { bytes: size(bytes), packed: size(packed) })}</small>
      <DropPlace
        label={t('drawings.replace', { name })}
        shown={t('drawings.change')}
        small
        onFile={props.onFile}
      />
      <Said outcome={props.outcome} />
    </li>
  );
}

/** A sprite draws nothing by itself: each of its symbols is asked for by name. */
function Symbols({ address }: { readonly address: string }) {
  const { choices } = useStudio();
  return (
    <span className="symbols">
      {[...new Set([...choices.tabs, ...choices.capabilities])].map((name) => (
        <svg key={name} viewBox="0 0 24 24" aria-hidden="true">
          <use href={`${address}#${name}`} />
        </svg>
      ))}
    </span>
  );
}

function Said({ outcome }: { readonly outcome: Outcome | null }) {
  return (
    <p role="status" className={outcome?.wrong === true ? 'field-wrong' : 'field-hint'}>
      {outcome?.sentence}
    </p>
  );
}
