/** A process that downloads, so that the memory and the event loop of the app are its own. */

export interface Order {
  base: string;
  token: string;
  paths: string[];
  atOnce: number;
}

export interface Answer {
  milliseconds: number;
  bytes: number;
  refused: number;
}

process.on('message', ({ base, token, paths, atOnce }: Order) => {
  void (async () => {
    const waiting = [...paths];
    const answer: Answer = { milliseconds: 0, bytes: 0, refused: 0 };
    const started = performance.now();
    const work = async (): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const response = await fetch(base + path, { headers: { Authorization: `Bearer ${token}` } });
        if (!response.ok) answer.refused += 1;
        for await (const part of response.body ?? []) answer.bytes += (part as Uint8Array).byteLength;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    answer.milliseconds = performance.now() - started;
    process.send?.(answer);
  })();
});
