import { LOCALE_CHOICES, type Locale } from '@heptad/brand-config';
import { useSession, useStudio } from '../data/use-session';
import { Button } from '../parts/button';
import { Dropdown } from '../parts/choices';
import { Icon } from '../parts/icon';
import { chooseLanguage } from '../words/studio-words';
import { useWords } from '../words/use-words';
import { TokenFiles } from './token-files';

export interface BarProps {
  readonly onBrand: (code: string) => void;
  readonly onDiff: () => void;
  readonly onNew: () => void;
  readonly onProblems: () => void;
  readonly problems: number;
  readonly cannotSave: string | undefined;
}

/** The head of the page: which brand, taking back, what has changed, saving. */
export function Bar(props: BarProps) {
  const { t, i18n } = useWords();
  const { session, choices } = useStudio();
  const { draft, busy } = useSession();
  const language = i18n.language as Locale;
  return (
    <header className="bar">
      <h1>{t('title')}</h1>
      <Dropdown
        label={t('brand')}
        labelHidden
        value={draft.code}
        choices={choices.brands.map(({ code, names }) => ({
          value: code,
          label: `${names[language]} · ${code}`,
        }))}
        onChoose={props.onBrand}
      />
      <Button look="quiet" icon={<Icon name="plus" />} onClick={props.onNew}>
        {t('top.newBrand')}
      </Button>
      <TokenFiles />
      <span className="grow" />
      <Dropdown
        label={t('language')}
        labelHidden
        value={language}
        choices={LOCALE_CHOICES}
        onChoose={(chosen) => {
          chooseLanguage(i18n, chosen);
          session.reword();
        }}
      />
      <Button
        look="quiet"
        icon={<Icon name="undo" />}
        aria-label={t('top.undo')}
        title={`${t('top.undo')} · Ctrl+Z`}
        disabled={!draft.canUndo}
        onClick={() => session.step('undo')}
      />
      <Button
        look="quiet"
        icon={<Icon name="redo" />}
        aria-label={t('top.redo')}
        title={`${t('top.redo')} · Ctrl+Shift+Z`}
        disabled={!draft.canRedo}
        onClick={() => session.step('redo')}
      />
      <Button
        look="quiet"
        className={props.problems > 0 ? 'has-problems' : ''}
        icon={<Icon name={props.problems > 0 ? 'warn' : 'check'} />}
        onClick={props.onProblems}
      >
        {props.problems > 0 ? t('top.problems', { count: props.problems }) : t('top.noProblems')}
      </Button>
      <Button icon={<Icon name="diff" />} disabled={!draft.changed} onClick={props.onDiff}>
        {t('top.diff')}
      </Button>
      <span className="save">
        <Button
          look="main"
          disabled={props.cannotSave !== undefined || busy}
          aria-describedby="save-reason"
          title={props.cannotSave}
          onClick={() => session.step('save')}
        >
          {t('top.save')}
        </Button>
        <small id="save-reason" role="status">
          {busy ? t('top.saving') : (props.cannotSave ?? t('top.changed'))}
        </small>
      </span>
    </header>
  );
}
