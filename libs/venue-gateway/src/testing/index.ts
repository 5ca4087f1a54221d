export { stubSportsVenue, stubVenueGateway, stubWallet } from './stub-venues';
