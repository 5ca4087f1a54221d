import { PATHS } from '@heptad/feature-module';
import { Navigate } from 'react-router-dom';

/** `/home` alone is another name of the home page (OPEN-030). */
export default function HomeAlias() {
  return <Navigate to={PATHS.home} replace />;
}
