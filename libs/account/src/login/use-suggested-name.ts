import { useServices } from '@heptad/feature-module';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import type { AccountServices } from '../services';
import type { LoginFormValues } from './login-rules';

/** What another entry page hands over: the name to log in with. */
const handedOver = v.object({ name: v.string() });

/** Puts a name into the login form while it has none: the one another entry page handed over, or the remembered one. */
export function useSuggestedName({ getValues, setValue }: UseFormReturn<LoginFormValues>): void {
  const { session } = useServices<AccountServices>();
  const { state: handed } = useLocation();
  useEffect(() => {
    const suggest = (name: string): void => {
      // What has been typed meanwhile stands.
      if (getValues('name') === '') setValue('name', name);
    };
    const given = v.safeParse(handedOver, handed);
    if (given.success) suggest(given.output.name);
    else void session.rememberedLogin().then((known) => known && suggest(known.name));
  }, [session, handed, getValues, setValue]);
}
