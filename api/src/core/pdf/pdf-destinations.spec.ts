import { pagesOfDestinations } from './pdf-destinations.js';

const pdf = (...objects: string[]): Buffer => Buffer.from(`%PDF-1.4\n${objects.join('\n')}\n%%EOF`, 'latin1');
const object = (id: number, body: string): string => `${id} 0 obj\n<<${body}>>\nendobj`;

it('reads the page of each place, also where pages are held in a tree', () => {
  const pages = pagesOfDestinations(
    pdf(
      object(1, '/Type /Page\n/Parent 8 0 R'),
      object(2, '/Type /Page\n/Parent 8 0 R'),
      object(3, '/Type /Page\n/Parent 9 0 R'),
      object(8, '/Type /Pages\n/Parent 10 0 R\n/Count 2\n/Kids [2 0 R 1 0 R]'),
      object(9, '/Type /Pages\n/Parent 10 0 R\n/Count 1\n/Kids [3 0 R]'),
      object(10, '/Type /Pages\n/Count 3\n/Kids [8 0 R 9 0 R]'),
      object(11, '/p7 [3 0 R /XYZ 6 827.6 0]\n/p12 [1 0 R /XYZ 6 27 0]\n/p3 [2 0 R /XYZ 6 0 0]'),
    ),
  );
  expect([...pages]).toEqual([
    ['p7', 3],
    ['p12', 2],
    ['p3', 1],
  ]);
});

it('finds nothing where there is nothing', () => {
  expect(pagesOfDestinations(Buffer.from('')).size).toBe(0);
});
