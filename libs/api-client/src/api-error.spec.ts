import { ERROR_TEXTS, errorText, type ApiError, type ErrorMessageKey } from './api-error';
import { errorOf, type ErrorParts } from './testing/error-of';

const error = (more: ErrorParts): ApiError => errorOf({ message: '余额不足', ...more });
const translate = (key: string, { ns }: { readonly ns: string }): string => `${ns}:${key}`;

describe('the text of an error', () => {
  it('is the platform’s own where the platform gave one', () => {
    const asked = jest.fn(translate);
    expect(errorText(error({}), asked)).toBe('余额不足');
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['', '  '])('ERR-005 is the system text where nobody gave one: %j', (message) => {
    expect(errorText(error({ message }), translate)).toBe('shell:errors.system');
  });

  it.each(Object.keys(ERROR_TEXTS) as ErrorMessageKey[])(
    'is the product’s in the language shown for %s',
    (key) => {
      expect(errorText(error({ messageKey: key, message: ERROR_TEXTS[key] }), translate)).toBe(
        `shell:errors.${key}`,
      );
    },
  );
});
