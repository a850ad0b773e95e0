import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { StorageCleanup } from './storage-cleanup.js';
import { TableChanges, tableChanges } from './table-changes.js';
import { Transactions } from './transactions.js';

/** Makes the opened database, {@link Transactions} and {@link TableChanges} known to every module. */
@Global()
@Module({})
export class DatabaseModule {
  /** @param dataSource opened and migrated; closed with the application. */
  static for(dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSource.options,
          dataSourceFactory: () => Promise.resolve(dataSource),
        }),
      ],
      providers: [
        StorageCleanup,
        Transactions,
        { provide: TableChanges, useFactory: () => tableChanges(dataSource) },
      ],
      exports: [StorageCleanup, TableChanges, Transactions],
    };
  }
}
