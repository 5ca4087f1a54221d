import { describeSportsVenue } from './sports-venue-suite';
import { fb } from './subjects/fb-subject';
import { im } from './subjects/im-subject';
import { ob } from './subjects/ob-subject';

describeSportsVenue(im);
describeSportsVenue({ ...ob, venue: 'YBTY' });
describeSportsVenue({ ...ob, venue: 'DBTY' });
describeSportsVenue(fb);
