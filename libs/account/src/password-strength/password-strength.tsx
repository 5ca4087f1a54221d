import { fetchPart, useAppContext } from '@heptad/feature-module';
import { useEffect, useState, type ComponentType } from 'react';
import type { StrengthMeterProps } from './strength-meter';

/** How strong the password is that is being typed. What judges it is fetched at the first sign; where it cannot be had, nothing is said. */
export function PasswordStrength({ typed, name }: StrengthMeterProps) {
  const { addMessages } = useAppContext();
  const [Meter, setMeter] = useState<ComponentType<StrengthMeterProps>>();
  const isTyped = typed !== '';
  useEffect(() => {
    if (!isTyped) return;
    let gone = false;
    fetchPart('account', () => import('./strength-meter'), addMessages).then(
      (fetched) => {
        if (!gone) setMeter(() => fetched);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isTyped, addMessages]);
  // Its height is kept, so that nothing moves when it comes.
  return (
    <div className="-mt-2 h-5 text-xs">
      {Meter !== undefined && isTyped && <Meter typed={typed} name={name} />}
    </div>
  );
}
