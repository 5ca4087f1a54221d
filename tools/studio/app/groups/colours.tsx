import { LOOKS, type Look } from '@heptad/brand-config';
import { COLOR_TOKENS } from '@heptad/brand-config';
import { useState } from 'react';
import { namesAt, readAt, writeAt } from '../data/json-path';
import { livePairs, LOOK_PATH, valueIn } from '../data/theme-colours';
import { useFile, useSession } from '../data/use-session';
import { Segments } from '../parts/choices';
import { Section } from '../parts/section';
import { useWords } from '../words/use-words';
import { ColourField } from './colour-field';
import { COLOUR_GROUP_NAMES, COLOUR_GROUPS } from './colour-groups';
import { ContrastList } from './contrast-list';

interface Dragged {
  readonly path: readonly string[];
  readonly hex: string;
}

/** The colours of a brand: its palette, and what each is for in every look, with the contrast of the moment beside them. */
export function Colours({ look, onLook }: { readonly look: Look; readonly onLook: (look: Look) => void }) {
  const { t } = useWords();
  const { draft } = useSession();
  const { value: saved, write, remove } = useFile('theme');
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const theme = dragged === null ? saved : writeAt(saved, dragged.path, dragged.hex);
  const looks = LOOKS.filter((each) => readAt(saved, LOOK_PATH[each]) !== undefined);
  const shown = looks.includes(look) ? look : 'light';

  const field = (
    path: readonly string[],
    token: string,
    value: unknown,
    own = true,
    onReset?: () => void,
  ) => {
    const place = [...path, token].join('.');
    return (
      <ColourField
        key={place}
        token={token}
        field={`theme:${place}`}
        theme={saved}
        value={value}
        own={own}
        onDrag={(hex) => setDragged(hex === null ? null : { path: [...path, token, '$value'], hex })}
        onCommit={(next) => write(`${place}.$value`, next)}
        onReset={onReset}
      />
    );
  };

  return (
    <>
      <ColourNames theme={saved} dark={shown.includes('dark')} />
      <div className="sticky">
        <Segments
          label={t('looks.title')}
          labelHidden
          value={shown}
          choices={looks.map((each) => ({ value: each, label: t(`looks.${each}`) }))}
          onChoose={onLook}
        />
      </div>
      <div className="colours">
        <div>
          <Section title={t('colours.palette')} hint={t('colours.paletteHint')}>
            <ul className="colour-list">
              {namesAt(saved, ['palette']).map((name) =>
                field(['palette'], name, readAt(saved, ['palette', name, '$value'])),
              )}
            </ul>
          </Section>
          {COLOUR_GROUP_NAMES.map((group) => (
            <Section key={group} title={t(`colours.${group}`)}>
              <ul className="colour-list">
                {COLOUR_GROUPS[group].map((token) => {
                  const { value, own } = valueIn(saved, shown, token);
                  const reset = shown.startsWith('festival')
                    ? () => remove([...LOOK_PATH[shown], token].join('.'))
                    : undefined;
                  return field(LOOK_PATH[shown], token, value, own, reset);
                })}
              </ul>
            </Section>
          ))}
        </div>
        <ContrastList
          pairs={livePairs(theme, shown, draft.contrast)}
          onTake={(token, shade) => write([...LOOK_PATH[shown], token, '$value'].join('.'), shade)}
        />
      </div>
    </>
  );
}

/** The references that a field offers. */
function ColourNames({ theme, dark }: { readonly theme: unknown; readonly dark: boolean }) {
  return (
    <datalist id="colour-names">
      {namesAt(theme, ['palette']).map((name) => (
        <option key={name} value={`{palette.${name}}`} />
      ))}
      {COLOR_TOKENS.map((name) => (
        <option key={name} value={`{${dark ? 'dark' : 'light'}.color.${name}}`} />
      ))}
    </datalist>
  );
}
