import { renderHook } from '@testing-library/react';
import { useSameKey } from './use-same-key';

it('gives the same body the same key, and another body another', () => {
  const { result, rerender } = renderHook(() => useSameKey());
  const first = result.current({ amount: '300.00' });
  rerender();
  expect(result.current({ amount: '300.00' })).toBe(first);
  const second = result.current({ amount: '300.01' });
  expect(second).not.toBe(first);
  // The first is over once another has been sent: the same again is a new write.
  expect(result.current({ amount: '300.00' })).not.toBe(first);
});
