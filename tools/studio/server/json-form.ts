import { format } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';

/** How the repository's JSON is formatted (`.prettierrc.json`). */
const FORM = { singleQuote: true, printWidth: 110, trailingComma: 'all' } as const;

type Path = readonly (string | number)[];
const keyOf = (path: Path): string => JSON.stringify(path);

/** One pass over a JSON text; a string, a number or a word is one piece. */
const PIECES = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** How an object stood in a file. */
interface Form {
  /** Its first entry is on a line of its own: the formatter keeps it open, and others closed where they fit. */
  readonly open: boolean;
  /** Values forget where names such as `1` stood. */
  readonly names: string[];
}

interface Forms {
  readonly objects: ReadonlyMap<string, Form>;
  /** Numbers as they were written, such as `1.0`. */
  readonly numbers: ReadonlyMap<string, string>;
}

function formsOf(text: string): Forms {
  const forms = new Map<string, Form>();
  const numbers = new Map<string, string>();
  const stack: { form: Form | undefined; at: string | number }[] = [];
  let nameComes = false;
  for (const match of text.matchAll(PIECES)) {
    const [piece] = match;
    const top = stack.at(-1);
    if (piece === '{') {
      const form = { open: /^\s*\n/.test(text.slice(match.index + 1)), names: [] };
      forms.set(keyOf(stack.map(({ at }) => at)), form);
      stack.push({ form, at: '' });
      nameComes = true;
    } else if (piece === '[') {
      stack.push({ form: undefined, at: 0 });
    } else if (piece === '}' || piece === ']') {
      stack.pop();
    } else if (piece === ',') {
      if (typeof top?.at === 'number') top.at += 1;
      nameComes = top?.form !== undefined;
    } else if (piece === ':') {
      nameComes = false;
    } else if (top?.form !== undefined && nameComes) {
      top.at = JSON.parse(piece) as string;
      top.form.names.push(top.at);
    } else if (/^[-\d]/.test(piece)) {
      numbers.set(keyOf(stack.map(({ at }) => at)), piece);
    }
  }
  return { objects: forms, numbers };
}

function written(value: unknown, forms: Forms, path: Path): string {
  if (Array.isArray(value))
    return `[${value.map((item, index) => written(item, forms, [...path, index])).join(', ')}]`;
  if (typeof value === 'number') {
    const former = forms.numbers.get(keyOf(path));
    return former !== undefined && Number(former) === value ? former : JSON.stringify(value);
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const form = forms.objects.get(keyOf(path));
  const object = value as Readonly<Record<string, unknown>>;
  const names = [...new Set([...(form?.names ?? []), ...Object.keys(object)])];
  const entries = names
    .filter((name) => object[name] !== undefined)
    .map((name) => `${JSON.stringify(name)}: ${written(object[name], forms, [...path, name])}`);
  return `{${form?.open === true ? '\n' : ' '}${entries.join(', ')} }`;
}

/**
 * Writes a value as the repository formats its JSON.
 * @param former the file's text until now: what stood open there stays open
 */
export function inForm(value: unknown, former: string): Promise<string> {
  return format(written(value, formsOf(former), []), {
    ...FORM,
    parser: 'json',
    plugins: [babel, estree],
  });
}
