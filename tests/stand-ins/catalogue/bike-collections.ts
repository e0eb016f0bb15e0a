/** Collections of bikes; `from` is the tag that includes a product, by default the handle. */
export const bikeCollections = `
handle | title | from | picture
e-bikes | E-Bikes ~ E-Bikes | | trapez mennige ostwind
  de: Vom Stadtrad bis zum Fully: E-Bikes mit Motor und Akku, für die wir Ersatzteile und Diagnosegerät im Haus haben.
  en: From city bike to full suspension: e-bikes with motors and batteries for which we keep parts and diagnosis tools in house.
e-trekking | E-Trekking ~ E-Trekking | | trekking kreide ostwind
  de: Für Arbeitsweg, Einkauf und Radreise: E-Bikes mit Gepäckträger, Licht und Schutzblechen nach StVZO. Alle Räder kommen montiert und eingestellt.
  en: For commuting, shopping and touring: e-bikes with rack, lights and fenders, road legal in Germany. All bikes arrive assembled and set up.
e-trekking-diamant | E-Trekking Diamant ~ E-Trekking Diamond Frame | | trekking tanne ostwind
  de: Der Diamantrahmen ist am steifsten und trägt schweres Gepäck am ruhigsten.
  en: The diamond frame is the stiffest and carries heavy luggage most calmly.
e-trekking-trapez | E-Trekking Trapez ~ E-Trekking Trapeze Frame | | trapez reseda ostwind
  de: Leichter aufzusteigen als ein Diamantrahmen und steifer als ein Tiefeinsteiger.
  en: Easier to mount than a diamond frame and stiffer than a step-through.
e-trekking-tiefeinsteiger | E-Trekking Tiefeinsteiger ~ E-Trekking Step-Through | | city reseda ostwind
  de: Trekkingräder mit tiefem Durchstieg, für alle, die das Bein nicht heben können oder wollen.
  en: Trekking bikes with a low step for everyone who cannot or would rather not lift a leg.
mit-riemen | E-Bikes mit Riemen ~ E-Bikes with Belt Drive | | city sand hafenkante
  de: Riemen und Nabenschaltung: leise, sauber und mit der Inspektion einmal im Jahr zufrieden.
  en: Belt and hub gear: quiet, clean and content with one service a year.
s-pedelecs | S-Pedelecs ~ S-Pedelecs | | trekking graphit ostwind
  de: Unterstützung bis 45 km/h: Versicherungskennzeichen, Führerschein Klasse AM und Helm sind Pflicht. Die Papiere liegen bei.
  en: Assistance up to 45 km/h: an insurance plate, a class AM license and a helmet are mandatory. The papers are included.
e-city | E-City ~ E-City | | city brombeer hafenkante
  de: Tiefeinsteiger für die Stadt: aufrecht sitzen, bequem anhalten, das Rad auch mit Einkauf gut halten.
  en: Step-through bikes for town: sit upright, stop with ease and keep the bike steady with your shopping on it.
e-mtb | E-MTB ~ E-MTB | | fully honig gratweg
  de: E-Mountainbikes von der leichten Tour bis zum Bikepark. Das Fahrwerk stellen wir auf Ihr Gewicht ein.
  en: E-mountain bikes from easy tours to the bike park. We set the suspension to your weight.
e-gravel | E-Gravel ~ E-Gravel | | gravel reseda marsch-und-moor
  de: Leichte Gravelbikes mit Nabenmotor, die auch ohne Strom Freude machen.
  en: Light gravel bikes with a hub motor that are fun without power too.
e-lastenraeder | E-Lastenräder ~ E-Cargo Bikes | | cargo kreide packesel
  de: Lastenräder mit Motor für Kinder, Einkauf und Handwerk. Probefahrt mit eigener Ladung erwünscht.
  en: Cargo bikes with a motor for children, shopping and trades. Bring your own load to the test ride.
fahrraeder | Fahrräder ~ Bikes | | race mennige kranzberg
  de: Räder ohne Motor für Alltag, Reise und Sport. Jedes wird in unserer Werkstatt aufgebaut.
  en: Bikes without a motor for everyday use, touring and sport. Each is built up in our workshop.
trekkingraeder | Trekkingräder ~ Trekking Bikes | | cityclassic reseda ostwind
  de: Mit Träger, Dynamolicht und Schutzblechen: Räder für den Weg zur Arbeit und die Woche am Fluss.
  en: With rack, dynamo lights and fenders: bikes for the way to work and a week along the river.
cityraeder | Cityräder ~ City Bikes | | cityclassic honig hafenkante
  de: Einfache, haltbare Räder für kurze Wege. Fast alle mit Nabenschaltung und Rücktritt.
  en: Simple, lasting bikes for short trips. Nearly all with hub gear and coaster brake.
gravelbikes | Gravelbikes ~ Gravel Bikes | | gravel mennige marsch-und-moor
  de: Rennlenker und breite Reifen für Straße, Schotter und Waldweg.
  en: Drop bars and wide tires for road, gravel and forest track.
rennraeder | Rennräder ~ Road Bikes | | race kreide kranzberg
  de: Vom ersten Rennrad bis zur leichten Bergmaschine, mit Sitzberatung im Laden.
  en: From the first road bike to the light climber, with a bike fit in the shop.
mountainbikes | Mountainbikes ~ Mountain Bikes | | hardtail lindgruen gratweg
  de: Hardtails und Fullys, mit und ohne Motor, für Waldweg und Trail.
  en: Hardtails and full-suspension bikes, with and without a motor, for forest track and trail.
hardtails | Hardtails ~ Hardtails | | hardtail mennige gratweg
  de: Vorn gefedert, hinten steif: leicht, günstig im Unterhalt und gut zu lernen.
  en: Suspension in front, stiff behind: light, cheap to run and good to learn on.
fullys | Fullys ~ Full-Suspension Bikes | | fully graphit gratweg
  de: Vorn und hinten gefedert für steiles, verblocktes Gelände.
  en: Suspension front and rear for steep and rocky ground.
kinderraeder | Kinderräder ~ Kids’ Bikes | | kids20 mennige zaunkoenig
  de: Leichte Räder von 16 bis 24 Zoll. Zu klein gewordene Räder nehmen wir in Zahlung.
  en: Light bikes from 16 to 24 inch. We take outgrown bikes in part exchange.
kinderraeder-16-zoll | Kinderräder 16 Zoll ~ Kids’ Bikes 16 Inch | | kids16 himmel zaunkoenig
  de: Das erste richtige Rad, für Kinder von etwa 105 bis 120 cm.
  en: The first real bike, for children from about 105 to 120 cm.
kinderraeder-20-zoll | Kinderräder 20 Zoll ~ Kids’ Bikes 20 Inch | | kids20 honig zaunkoenig
  de: Mit Schaltung und Licht für den Schulweg, von etwa 115 bis 135 cm.
  en: With gears and lights for the way to school, from about 115 to 135 cm.
kinderraeder-24-zoll | Kinderräder 24 Zoll ~ Kids’ Bikes 24 Inch | | kids24 nachtblau zaunkoenig
  de: Fast schon ein großes Rad, für Kinder von etwa 130 bis 150 cm.
  en: Nearly a grown-up bike, for children from about 130 to 150 cm.
lastenraeder | Lastenräder ~ Cargo Bikes | | cargo tanne packesel
  de: Einspurige Lastenräder mit tiefer Box. Wir zeigen Ihnen, wie man damit um die Kurve kommt.
  en: Two-wheeled cargo bikes with a low box. We show you how to take them round a bend.
`;
