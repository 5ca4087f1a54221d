import type { ActivityTables } from '../activities/tables';
import type { BettingTables } from '../betting/tables';
import type { MemberTables } from '../members/tables';
import type { PaymentTables } from '../payments/tables';
import type { PlatformTables } from '../platform/tables';
import type { SimulationTables } from '../simulation/tables';
import type { TipsterTables } from '../tipsters/tables';
import type { VenueTables } from '../venues/tables';
import type { WalletTables } from '../wallet/tables';
import type { KeyValueTables } from './key-values';

/**
 * Every table, for Kysely. A subject adds its own interface here and its steps to `TABLE_STEPS` in `migrations.ts`.
 *
 * Integers: a column whose name ends in `_minor` holds minor units of money and is read as `bigint`; every other integer
 * column (`BIGINT`) is read as `number`, in both engines. Booleans are stored as 0 and 1. Times are milliseconds.
 */
export interface Database
  extends
    KeyValueTables,
    WalletTables,
    MemberTables,
    PlatformTables,
    PaymentTables,
    SimulationTables,
    BettingTables,
    VenueTables,
    ActivityTables,
    TipsterTables {}
