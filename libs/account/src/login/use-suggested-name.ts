import { useServices } from '@heptad/feature-module';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import type { AccountServices } from '../services';

/** What another entry page hands over: the name to log in with. */
const handedOver = v.object({ name: v.string() });

/** The name that the login form begins with: the one another entry page handed over, else the remembered one. */
export function useSuggestedName(): string {
  const { session } = useServices<AccountServices>();
  const { state } = useLocation();
  const handed = v.safeParse(handedOver, state);
  return handed.success ? handed.output.name : (session.rememberedName() ?? '');
}
