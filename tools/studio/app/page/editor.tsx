import { useEffect, useRef } from 'react';
import type { Group } from '../data/problem-group';
import type { Look } from '@heptad/brand-config';
import { Colours } from '../groups/colours';
import { Contacts } from '../groups/contacts';
import { Drawings } from '../groups/drawings';
import { Matches } from '../groups/matches';
import { Names } from '../groups/names';
import { Order } from '../groups/order';
import { Shapes } from '../groups/shapes';
import { Texts } from '../groups/texts';
import { Type } from '../groups/type';
import { useWords } from '../words/use-words';

export interface EditorProps {
  readonly group: Group;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly sought: string;
  readonly onSeek: (words: string) => void;
}

/** The editor of one part of the brand, from its top. */
export function Editor(props: EditorProps) {
  const { t } = useWords();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const scrolled = head.current?.closest('main');
    if (scrolled) scrolled.scrollTop = 0;
  }, [props.group]);
  return (
    <div className={`editor editor-${props.group}`}>
      <h2 ref={head}>{t(`groups.${props.group}`)}</h2>
      <Part {...props} />
    </div>
  );
}

function Part({ group, look, onLook, sought, onSeek }: EditorProps) {
  switch (group) {
    case 'colours':
      return <Colours look={look} onLook={onLook} />;
    case 'shapes':
      return <Shapes />;
    case 'type':
      return <Type />;
    case 'names':
      return <Names />;
    case 'order':
      return <Order />;
    case 'matches':
      return <Matches />;
    case 'texts':
      return <Texts sought={sought} onSeek={onSeek} />;
    case 'drawings':
      return <Drawings />;
    case 'contacts':
      return <Contacts />;
  }
}
