import { useEffect, useRef, useState } from 'react';
import type { StudioProblem } from '../../contract';
import { Bar } from '../bar/bar';
import { DiffDialog } from '../bar/diff-dialog';
import { NewBrandDialog } from '../bar/new-brand-dialog';
import { ProblemList } from '../bar/problem-list';
import { TroubleNotice } from '../bar/trouble-notice';
import { fieldOf, groupOf, type Group } from '../data/problem-group';
import type { Look } from '@heptad/brand-config';
import { useStudio } from '../data/use-session';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { Preview } from '../preview/preview';
import { useWords } from '../words/use-words';
import { Editor } from './editor';
import { lookOf } from './look-of';
import { focusField } from './focus-field';
import { GroupList } from './group-list';
import { useKeys } from './use-keys';
import { useProblems } from './use-problems';

type Open = 'diff' | 'new' | 'problems' | null;

/** The studio around one draft: the parts of the brand, the editor of one, and the preview. */
export function StudioPage({ onBrand }: { readonly onBrand: (code: string) => void }) {
  const { t } = useWords();
  const { session } = useStudio();
  const { problems, cannotSave } = useProblems();
  const [group, setGroup] = useState<Group>('colours');
  const [look, setLook] = useState<Look>('light');
  const [sought, setSought] = useState('');
  const [open, setOpen] = useState<Open>(null);
  const [previewShown, setPreviewShown] = useState(true);
  const wanted = useRef<StudioProblem | null>(null);
  const close = (): void => setOpen(null);
  const save = (): void => {
    if (problems.length === 0) session.step('save');
  };
  useKeys({ save, undo: () => session.step('undo'), redo: () => session.step('redo') });

  // Once the part is shown in which a problem is mended, its field has the focus.
  useEffect(() => {
    if (wanted.current === null || open !== null) return;
    focusField(fieldOf(wanted.current));
    wanted.current = null;
  });
  const go = (problem: StudioProblem): void => {
    wanted.current = problem;
    setGroup(groupOf(problem));
    setLook(lookOf(problem.path) ?? look);
    if (groupOf(problem) === 'texts') setSought(problem.path);
    setOpen(null);
  };

  return (
    <div className="studio" data-preview={previewShown || undefined}>
      <a className="skip" href="#editor">
        {t('skip')}
      </a>
      <Bar
        problems={problems.length}
        cannotSave={cannotSave}
        onBrand={onBrand}
        onDiff={() => setOpen('diff')}
        onNew={() => setOpen('new')}
        onProblems={() => setOpen('problems')}
      />
      <TroubleNotice />
      <GroupList shown={group} problems={problems} onShow={setGroup} />
      <main id="editor" tabIndex={-1}>
        <Editor {...{ group, look, sought }} onLook={setLook} onSeek={setSought} />
      </main>
      <aside className="preview" aria-label={t('preview.title')}>
        <header>
          <h2>{t('preview.title')}</h2>
          <Button
            look="quiet"
            icon={<Icon name="panel" />}
            aria-expanded={previewShown}
            aria-label={t(previewShown ? 'preview.hide' : 'preview.show')}
            title={t(previewShown ? 'preview.hide' : 'preview.show')}
            onClick={() => setPreviewShown(!previewShown)}
          />
        </header>
        {previewShown && <Preview look={look} onLook={setLook} />}
      </aside>
      {open === 'diff' && <DiffDialog cannotSave={cannotSave} onClose={close} onSave={save} />}
      {open === 'new' && <NewBrandDialog onClose={close} onMade={onBrand} />}
      {open === 'problems' && <ProblemList problems={problems} onClose={close} onGo={go} />}
    </div>
  );
}
