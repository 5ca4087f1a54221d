import { PATHS } from '@heptad/feature-module';
import { Navigate, useLocation, useParams } from 'react-router-dom';

const PAGES = [PATHS.entryLogin, PATHS.entryRegister, PATHS.entryRulesRegular, PATHS.entryRulesPrivacy];

/** The entry page of a name, in whatever case; an unknown one is the login (OPEN-038). */
export function entryPage(id: string): string {
  const wanted = PATHS.entryById.replace(':id', id).toLowerCase();
  return PAGES.find((page) => page.toLowerCase() === wanted) ?? PATHS.entryLogin;
}

/** Leads from `/entry/:id` to the page meant, its query kept (ROUTE-012). */
export default function EntryByIdPage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: entryPage(id), search }} replace />;
}
