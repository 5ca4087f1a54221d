import { typedMoney, type Money } from '@heptad/formatting';
import { useEffect, type Dispatch, type SetStateAction } from 'react';

/**
 * Puts the amount of a write that came to nothing back into the field it was typed in, unless something else stands there by now.
 * @param amount of the write that failed; undefined while none has
 */
export function usePutBack(amount: Money | undefined, setText: Dispatch<SetStateAction<string>>): void {
  useEffect(() => {
    if (amount !== undefined) setText((now) => (now === '' ? typedMoney(amount) : now));
  }, [amount, setText]);
}
