import type { AttendanceRecord } from '@feria/shared';

const CHANNEL = 'feria-today';

/** What a tab tells the others: that the device keeps something else by now, and what the server answered to marks that it has. */
export interface News {
  userId: number;
  records: readonly AttendanceRecord[];
  /** Marks that became open points: ids of the points by those of the marks. */
  becamePoints: ReadonlyMap<string, number>;
}

/**
 * Listens to the other tabs of this browser. Nothing of it is kept anywhere. Where a browser has no such channel a tab reads what is kept
 * when it is looked at.
 * @returns tells them something
 */
export function listenToTabs(listener: (news: News) => void): (news: News) => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => listener(data));
  return (news) => channel.postMessage(news);
}
