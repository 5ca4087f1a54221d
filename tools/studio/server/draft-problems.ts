import { brandSchema, compileTheme, LOCALES, ThemeError } from '@heptad/brand-config';
import { siteFileSchema } from '@heptad/sandbox';
import * as v from 'valibot';
import { drawingProblems } from '../../vite/drawing-problems';
import type { BrandFiles, StudioProblem } from '../contract';
import type { FeatureText } from './feature-texts';
import { textProblems } from './text-problems';

/** A brand that may be saved, or not yet. */
export interface Draft {
  readonly code: string;
  readonly files: BrandFiles;
  readonly drawings: Readonly<Record<string, string>>;
}

const schemaProblems = (file: string, schema: v.GenericSchema, value: unknown): StudioProblem[] => {
  const result = v.safeParse(schema, value);
  if (result.success) return [];
  return result.issues.map((issue) => ({
    file,
    path: v.getDotPath(issue) ?? '',
    sentence:
      issue.received === 'undefined'
        ? 'The field is missing: add it.'
        : issue.expected === 'never'
          ? 'The field is not known: take it out or mend its name.'
          : issue.message,
  }));
};

function codeProblems({ code, files }: Draft): StudioProblem[] {
  const said = (files.brand as { readonly code?: unknown } | null)?.code;
  return typeof said !== 'string' || said === code
    ? []
    : [{ file: 'brand.json', path: 'code', sentence: `The code is the folder's name, ${code}, and stays.` }];
}

function themeProblems(theme: unknown, hasDark: boolean): StudioProblem[] {
  try {
    compileTheme(theme, { file: 'theme.json', hasDark });
    return [];
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error;
    return error.problems.map(({ token, message }) => ({
      file: 'theme.json',
      path: token === '(file)' ? '' : token,
      sentence: message,
    }));
  }
}

/** Whether a brand's file says that it has a dark theme; a broken file says nothing. */
export const hasDarkOf = (brand: unknown): boolean =>
  (brand as { readonly hasDark?: unknown } | null)?.hasDark === true;

/** Why a draft cannot be saved: everything by which its build, its platform or its readers would fail. */
export function draftProblems(
  draft: Draft,
  texts: ReadonlyMap<string, FeatureText>,
): readonly StudioProblem[] {
  const { files, drawings } = draft;
  const hasDark = hasDarkOf(files.brand);
  return [
    ...schemaProblems('brand.json', brandSchema, files.brand),
    ...codeProblems(draft),
    ...themeProblems(files.theme, hasDark),
    ...schemaProblems('site.json', siteFileSchema, files.site),
    ...LOCALES.flatMap((locale) => textProblems(files.messages[locale], locale, texts)),
    ...drawingProblems(drawings, hasDark).map((problem) => ({ ...problem, path: '' })),
  ];
}
