import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import * as v from 'valibot';

/** What is wrong in a file, said with its line. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** `PropertyNameExpected` as words. */
const inWords = (code: string): string =>
  code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function treeOf(file: string, text: string): Node {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) {
    const what = inWords(printParseErrorCode(first.error));
    throw new FileFault(`${file}:${String(lineAt(text, first.offset))}: This is not JSON: ${what}.`);
  }
  if (tree === undefined) throw new FileFault(`${file}:1: The file is empty.`);
  return tree;
}

/** The line of a field, or of the nearest thing around it that is there. */
function lineOf(tree: Node, text: string, path: readonly (string | number)[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return lineAt(text, node.offset);
  }
  return 1;
}

/** What is wrong with a field; one that nobody knows is most often one that was mistyped. */
function sentenceOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'The field is not known: mend its name or take it out.';
  return received === 'undefined' ? 'The field is missing: add it.' : message;
}

/**
 * Reads JSON by a schema.
 * @param file its name, as whoever mends it knows it
 * @throws FileFault with a line for each thing that is wrong, `file:line: field: sentence`
 */
export function parseLocated<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const tree = treeOf(file, text);
  const result = v.safeParse(schema, JSON.parse(text));
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    return `${file}:${String(lineOf(tree, text, path))}: ${v.getDotPath(issue) ?? '(all)'}: ${sentenceOf(issue)}`;
  });
  throw new FileFault(faults.join('\n'));
}
