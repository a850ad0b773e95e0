/** Names as they are common in South Tyrol; whoever bears first and last name together is invented. */
export interface Names {
  last: readonly string[];
  women: readonly string[];
  men: readonly string[];
  girls: readonly string[];
  boys: readonly string[];
}

const list = (names: string): string[] => names.split(' ');

export const GERMAN_NAMES: Names = {
  last: list(
    'Pichler Gruber Mair Kofler Hofer Egger Thaler Gasser Moser Pircher Lanz Oberhofer Steger Plattner Ladurner ' +
      'Innerhofer Rainer Platzer Prader Ploner Obexer Kerschbaumer Niederkofler Brunner Schwienbacher Gamper ' +
      'Ganthaler Waldner Haller Zöschg Stecher Ebner Mayr Huber Leitner Unterholzner Holzer Wieser Auer Lechner ' +
      'Frei Hinteregger Tappeiner Schrott Psenner Reichhalter Kaser Profanter Mutschlechner Lageder Weger Röck ' +
      'Marsoner Tratter Fischnaller Rabensteiner Thurner Windegger Höller Santer',
  ),
  women: list(
    'Katharina Barbara Martina Sabine Evelyn Petra Manuela Karin Verena Judith Daniela Ulrike Silvia Astrid ' +
      'Waltraud Miriam Kathrin Elisabeth Nadja Renate Heidi Andrea Tanja Edith Magdalena Doris Stefanie Monika',
  ),
  men: list(
    'Andreas Martin Thomas Stefan Markus Christian Michael Georg Hannes Florian Lukas Peter Manfred Günther ' +
      'Klaus Robert Matthias Philipp Roland Armin Ivo Josef Dietmar Harald',
  ),
  girls: list(
    'Anna Lena Emma Leni Sophia Marie Johanna Nora Mia Lea Hannah Greta Ida Frieda Paula Valentina Magdalena ' +
      'Elisa Theresa Amelie Rosa Lia Klara Miriam Julia Laura Romy Annalena Pia Selma',
  ),
  boys: list(
    'Jakob Felix Elias Jonas Noah Leo Samuel Maximilian Paul Simon David Lukas Matthias Tobias Gabriel Theo ' +
      'Valentin Raphael Fabian Julian Anton Laurin Moritz Benjamin Emil Luis Jonathan Johannes Alexander Nico',
  ),
};

export const ITALIAN_NAMES: Names = {
  last: list(
    'Rossi Bianchi Ferrari Zanella Dalpiaz Tomasi Martinelli Conci Franceschini Zeni Bertoldi Marchetti Fontana ' +
      'Rizzi Pedrotti Valentini Costa Longo Fabbri Bonetti Caldara Piccoli Trentin Dallago Nicolussi Lorenzi ' +
      'Bonapace Giordani Stefani Cappelletti Demattè Ravanelli Menapace Zorzi Santoro Greco Esposito Moretti ' +
      'Barbieri Pellegrini',
  ),
  women: list(
    'Chiara Francesca Elena Valentina Silvia Laura Federica Paola Giulia Alessandra Michela Roberta Sara ' +
      'Cristina Monica Ilaria Serena Anna Claudia Lucia',
  ),
  men: list(
    'Marco Andrea Alessandro Luca Stefano Paolo Davide Matteo Fabio Roberto Simone Giovanni Nicola Massimo ' +
      'Enrico Daniele Filippo Mauro',
  ),
  girls: list(
    'Sofia Giulia Aurora Alice Ginevra Emma Giorgia Greta Beatrice Anna Matilde Camilla Chiara Noemi Viola ' +
      'Gaia Sara Bianca Arianna Margherita Elena Azzurra Ludovica Adele',
  ),
  boys: list(
    'Leonardo Francesco Tommaso Edoardo Alessandro Lorenzo Mattia Gabriele Riccardo Andrea Diego Matteo Pietro ' +
      'Giovanni Nicolò Samuele Federico Enea Elia Davide Filippo Michele Giacomo Christian',
  ),
};
