import { LOCALE_CHOICES, type Locale } from '@heptad/brand-config';
import { useId, useState } from 'react';
import { Refusal, type NewBrand } from '../data/studio-api';
import { useSession, useStudio } from '../data/use-session';
import { Button } from '../parts/button';
import { Dropdown, Segments, Switch } from '../parts/choices';
import { Field } from '../parts/field';
import { Modal } from '../parts/modal';
import { useWords } from '../words/use-words';

const COLOURS = ['accent', 'second', 'ground'] as const;
const FIRST_COLOURS = { accent: '#2457d6', second: '#c98a1b', ground: '#f5f6f8' };
/** What a new brand is made of, as it is being chosen. */
interface Made {
  readonly from: 'brand' | 'colours';
  readonly brand: string;
  readonly colours: typeof FIRST_COLOURS;
}
const NO_NAMES: Readonly<Record<Locale, string>> = { 'zh-CN': '', 'zh-TW': '', en: '' };

/** Makes a brand from another or from three colours, by the generator that the command has. */
export function NewBrandDialog(props: {
  readonly onClose: () => void;
  readonly onMade: (code: string) => void;
}) {
  const { t } = useWords();
  const { api, choices } = useStudio();
  const { draft } = useSession();
  const [code, setCode] = useState('');
  const [names, setNames] = useState(NO_NAMES);
  const [origin, setOrigin] = useState<Made>({ from: 'brand', brand: draft.code, colours: FIRST_COLOURS });
  const [dark, setDark] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const codeIsWrong = !/^[a-z]{2,8}$/.test(code) || choices.brands.some((brand) => brand.code === code);
  const nameIsMissing = Object.values(names).some((name) => name.trim() === '');

  const make = async (): Promise<void> => {
    if (codeIsWrong || nameIsMissing) {
      setRefusal(t(codeIsWrong ? 'make.wrongCode' : 'make.wrongName'));
      return;
    }
    const source: NewBrand['from'] =
      origin.from === 'brand'
        ? { brand: origin.brand }
        : { colours: COLOURS.map((name) => origin.colours[name]) };
    setBusy(true);
    setRefusal(null);
    try {
      props.onMade((await api.create({ code, names, from: source, dark })).code);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(t('make.refused', { sentence: error.message || t('noAnswer') }));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      title={t('make.title')}
      onClose={props.onClose}
      foot={
        <>
          <span className="grow" role="alert">
            {refusal}
          </span>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button look="main" disabled={busy} onClick={() => void make()}>
            {busy ? t('top.saving') : t('make.create')}
          </Button>
        </>
      }
    >
      <Field
        label={t('make.code')}
        hint={t('make.codeHint')}
        field="new:code"
        value={code}
        onCommit={setCode}
      />
      <div className="three">
        {LOCALE_CHOICES.map(({ value, label }) => (
          <Field
            key={value}
            label={`${t('names.names')} · ${label}`}
            lang={value}
            field={`new:names.${value}`}
            value={names[value]}
            onCommit={(name) => setNames({ ...names, [value]: name })}
          />
        ))}
      </div>
      <Origin value={origin} onChange={setOrigin} />
      <Switch label={t('make.dark')} on={dark} onTurn={setDark} />
    </Modal>
  );
}

function PlainColour(props: {
  readonly label: string;
  readonly value: string;
  readonly onPick: (hex: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {props.label}
      </label>
      <span className="plain-colour">
        <input
          id={id}
          type="color"
          value={props.value}
          onChange={(event) => props.onPick(event.target.value)}
        />
        <code>{props.value}</code>
      </span>
    </div>
  );
}

function Origin({ value, onChange }: { readonly value: Made; readonly onChange: (value: Made) => void }) {
  const { t, i18n } = useWords();
  const { choices } = useStudio();
  return (
    <>
      <Segments
        label={t('make.from')}
        value={value.from}
        choices={[
          { value: 'brand', label: t('make.fromBrand') },
          { value: 'colours', label: t('make.fromColours') },
        ]}
        onChoose={(from) => onChange({ ...value, from })}
      />
      {value.from === 'brand' ? (
        <Dropdown
          label={t('brand')}
          value={value.brand}
          choices={choices.brands.map((brand) => ({
            value: brand.code,
            label: brand.names[i18n.language as Locale] ?? brand.code,
          }))}
          onChoose={(brand) => onChange({ ...value, brand })}
        />
      ) : (
        <div className="three">
          {COLOURS.map((name) => (
            <PlainColour
              key={name}
              label={t(`make.${name}`)}
              value={value.colours[name]}
              onPick={(hex) => onChange({ ...value, colours: { ...value.colours, [name]: hex } })}
            />
          ))}
        </div>
      )}
    </>
  );
}
