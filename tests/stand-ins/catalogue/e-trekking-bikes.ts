import type {BikeTable} from './bike-row';

export const eTrekkingBikes: BikeTable[] = [
  {
    vendor: 'Ostwind',
    kind: 'eTrekking',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Fernweh 7 Trapez | F7T | trapez | reseda nachtblau kreide brombeer himmel | 3299 / 3999 | k10 | 625 | 26.4 | 2025 | 498 | all
  h: Ein Rad für jeden Weg ~ One bike for every way
  de: Das Fernweh 7 ist unser meistgefahrenes Pendelrad. Der Trapezrahmen lässt sich bequem besteigen und bleibt auch mit zwei vollen Packtaschen spurtreu. Der Akku sitzt im Unterrohr, lässt sich mit einem Handgriff entnehmen und reicht im Alltag je nach Strecke für etwa 55 bis 85 Kilometer.
  en: The Fernweh 7 is the commuter bike we sell most. The trapeze frame is easy to mount and keeps its line even with two full panniers. The battery sits in the down tube, comes out with one hand and lasts for about 55 to 85 kilometers of everyday riding, depending on the route.
Fernweh 9 Trapez | F9T | trapez | nachtblau kreide | 4199 | k10 | 750 | 27.1 | 2026 | 268 | new
  h: Für Strecken, die länger werden ~ For rides that turn out longer
  de: Großer Akku, gefederte Sattelstütze und ein Träger bis 27 kg: das Fernweh 9 ist für Tage gebaut, an denen die Strecke länger wird als geplant.
  en: A large battery, a suspension seat post and a rack for 27 kg: the Fernweh 9 is made for days when the ride turns out longer than planned.
Fernweh 5 Trapez | F5T | trapez | kreide brombeer tanne | 2599 / 2899 | k9 | 500 | 25.8 | 2025 | 244 |
  h: So viel Fernweh, wie der Alltag braucht ~ As much Fernweh as every day needs
  de: Das Fernweh 5 hat denselben Rahmen wie das 7, dazu den kleineren Akku und neun Gänge. Für Wege bis 60 Kilometer fehlt nichts.
  en: The Fernweh 5 shares its frame with the 7 and takes the smaller battery and nine gears. For trips up to 60 kilometers nothing is missing.
Fernweh 3 Trapez | F3T | trapez | himmel graphit | 1999 / 2599 | n8 | 400 | 25.2 | 2024 | 131 |
  de: Der Einstieg in die Reihe: Nabenschaltung, 400 Wh und ein Licht, das auch dunkle Feldwege ausleuchtet. Restbestand aus 2024, technisch unverändert.
  en: The way into the range: hub gear, 400 Wh and a lamp that lights dark farm tracks too. Remaining stock from 2024, technically unchanged.
Fernweh 7 Diamant | F7D | trekking | tanne graphit nachtblau kreide | 3299 / 3999 | k10 | 625 | 26.1 | 2025 | 262 | sizes=50,55,60,65
  h: Die steife Wahl für schweres Gepäck ~ The stiff choice for heavy luggage
  de: Der Diamantrahmen ist die steifste Form der Reihe und unsere Empfehlung, wenn viel Gepäck mitfährt.
  en: The diamond frame is the stiffest shape of the range and our advice when you carry a lot of luggage.
Fernweh 5 Diamant | F5D | trekking | graphit himmel reseda | 2799 | k9 | 500 | 25.5 | 2025 | 173 | sizes=50,55,60,65
  de: Ein Trekkingrad ohne Überraschungen: kräftiger Motor, hydraulische Bremsen, Teile, die jede Werkstatt im Regal hat.
  en: A trekking bike without surprises: a strong motor, hydraulic brakes and parts that every workshop has on the shelf.
Fernweh 9 Diamant | F9D | trekking | nachtblau tanne graphit | 4199 | k10 | 750 | 26.9 | 2026 | 158 | new sizes=50,55,60,65
  de: Mit 750 Wh kommen Sie von Köln nach Koblenz, ohne zu laden. Die Lenkerhöhe lässt sich ohne Werkzeug verstellen.
  en: With 750 Wh you ride from Cologne to Koblenz without charging. Handlebar height adjusts without tools.
Fernweh 3 Diamant | F3D | trekking | graphit tanne | 2199 / 2599 | n8 | 400 | 24.9 | 2024 | 61 | sizes=50,55,60
  de: Für den Arbeitsweg in der Stadt und den Ausflug am Sonntag. Der kleine Akku ist in drei Stunden wieder voll.
  en: For the ride to work in town and the outing on Sunday. The small battery is full again in three hours.
Fernweh 7 Tiefeinsteiger | F7W | city | reseda kreide petrol | 3299 / 3799 | k10 | 625 | 26.9 | 2025 | 149 | sizes=46,50,54
  h: Durchsteigen statt drübersteigen ~ Step through, not over
  de: Wer das Bein nicht über ein Oberrohr heben möchte, nimmt das Fernweh 7 mit tiefem Durchstieg. Motor, Akku und Bremsen sind dieselben.
  en: If you would rather not lift your leg over a top tube, take the Fernweh 7 with the low step. Motor, battery and brakes are the same.
Fernweh 7 Diamant Riemen | F7R | trekking | schwarz petrol reseda | 3899 | r8 | 625 | 26.6 | 2026 | 97 | sizes=50,55,60
  h: Das Fernweh ohne Kette ~ The Fernweh without a chain
  de: Nabe und Riemen machen aus dem Fernweh ein Rad für jedes Wetter. Nach einer Winterfahrt genügt ein nasser Lappen.
  en: Hub and belt turn the Fernweh into a bike for every weather. After a winter ride a wet cloth is all it needs.
Fernweh 9 R Trapez mit 750-Wh-Akku, Riemenantrieb und stufenloser Nabenschaltung für lange Touren mit Gepäck | F9RT | trapez | petrol sand | 4799 | rs | 750 | 28.2 | 2026 | 44 |
  de: Unser Reiserad mit Motor: ein verstärkter Träger, Reifen mit Pannenschutz und eine Schaltung ohne Stufen. Gebaut für zwei Wochen am Stück.
  en: Our touring bike with a motor: a reinforced rack, puncture-proof tires and a gear without steps. Built for two weeks in one go.
  title: Fernweh 9 R Trapeze with 750 Wh battery, belt drive and stepless hub gear for long tours with luggage
`,
  },
  {
    vendor: 'Kranzberg',
    kind: 'eTrekking',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Küstenläufer 6 Trapez | KL6T | trapez | brombeer | 3749 | r5 | 625 | 26.8 | 2025 | 119 |
  h: Leise genug für die Möwen ~ Quiet enough for the gulls
  de: Fünf Gänge und ein Riemen reichen, wo es flach ist und der Wind von vorn kommt. Das Rad ist leise genug, um die Möwen zu hören.
  en: Five gears and a belt are enough where the land is flat and the wind blows from ahead. The bike is quiet enough to hear the gulls.
Küstenläufer 6 Diamant | KL6D | trekking | petrol graphit kreide | 3749 | r5 | 625 | 26.5 | 2025 | 72 | sizes=50,55,60
  de: Der sportlichere Küstenläufer: gestreckter Rahmen, schmalerer Lenker, derselbe wartungsarme Antrieb.
  en: The sportier Küstenläufer: a stretched frame, a narrower bar and the same low-maintenance drive.
Küstenläufer 8 Trapez | KL8T | trapez | sand nachtblau kreide | 4299 / 4599 | rs | 625 750 | 27.4 | 2026 | 53 |
  h: Stufenlos über jeden Deich ~ Without steps over every dike
  de: Die stufenlose Nabe hält die Trittfrequenz, auch wenn der Deich zur Rampe wird. Der Akku reicht für zwei Tage Inselrunde.
  en: The stepless hub holds your cadence even when the dyke becomes a ramp. The battery lasts for two days around the island.
Küstenläufer 6 Tiefeinsteiger | KL6W | city | sand petrol kreide | 3749 / 3999 | r5 | 625 | 27.2 | 2025 | 64 | sizes=46,50,54
  de: Der Küstenläufer mit dem tiefsten Einstieg. Lenker und Sattel lassen sich ohne Werkzeug verstellen, wenn sich zwei das Rad teilen.
  en: The Küstenläufer with the lowest step. Bar and saddle adjust without tools when two people share the bike.
Kammweg 7 Diamant | KW7D | trekking | himmel graphit mennige | 3399 | k10 | 625 | 25.9 | 2025 | 108 | sizes=50,55,60
  de: Das Kammweg ist unser Rad für das Mittelgebirge. Der Berggang ist so kurz, dass Sie auch mit Gepäck im Sitzen hinaufkommen.
  en: The Kammweg is our bike for hill country. Its lowest gear is short enough to climb seated, luggage included.
Kammweg 9 Diamant | KW9D | trekking | nachtblau reseda schwarz | 4299 / 4999 | k12 | 750 | 26.3 | 2025 | 66 | sizes=50,55,60 low30=4599
  h: Für Wege, die oben entlangführen ~ For ways along the ridge
  de: Zwölf Gänge, vier Kolben vorn und eine Gabel mit Luftfederung. Bergab merken Sie, wofür Sie bezahlt haben.
  en: Twelve gears, four pistons in front and an air fork. Going down you notice what you paid for.
Kammweg 5 | KW5 | trekking trapez city | tanne kreide | 2899 / 3199 | k9 | 500 625 | 25.6 | 2025 | 127 | sizes=46,50,55
  de: Ein Rad, drei Rahmenformen: Das Kammweg 5 gibt es als Diamant, Trapez und Tiefeinsteiger. Auch den Akku wählen Sie beim Bestellen.
  en: One bike, three frame shapes: the Kammweg 5 comes as diamond, trapeze and step-through. You also choose the battery when ordering.
`,
  },
  {
    vendor: 'Hafenkante',
    kind: 'eTrekking',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Kontor 4 Trapez | KT4T | trapez | petrol silber kreide | 2999 | n8 | 500 625 | 25.1 | 2026 | 58 |
  de: Ein Rad fürs Büro: Kettenschutz, Ständer am Hinterbau und ein Träger, auf den jede Aktentasche passt.
  en: A bike for the office: chain guard, rear-mounted stand and a rack that takes any briefcase.
Kontor 4 Diamant | KT4D | trekking | schwarz silber nachtblau | 2999 | n8 | 500 625 | 24.8 | 2026 | 49 | sizes=50,55,60,65
  de: Schlicht und zuverlässig. Den Kontor fahren Sie im Anzug ins Amt und am Wochenende an den See.
  en: Plain and reliable. Ride the Kontor to work in a suit and to the lake at the weekend.
Kontor 4 Tiefeinsteiger | KT4W | city | himmel schwarz | 2999 / 3199 | n8 | 500 625 | 25.4 | 2026 | 41 | sizes=46,50,54
  de: Für das Büro mit Kleid oder Mantel: tiefer Durchstieg, geschlossener Kettenkasten, Rockschutz am Hinterrad.
  en: For the office in a dress or coat: a low step, an enclosed chain case and a coat guard at the rear wheel.
`,
  },
  {
    vendor: 'Ostwind',
    kind: 'sPedelec',
    table: `
title | code | model | colours | price | drive | Wh | kg | year | orders | flags
Fernweh 9 S 45 Diamant | F9S | trekking | graphit mennige nachtblau | 5499 / 5999 | k11 | 750 | 28.4 | 2025 | 18 | sizes=50,55,60 few
  h: Der Arbeitsweg mit 45 km/h ~ Commuting at 45 km/h
  de: Der Motor unterstützt bis 45 km/h und ersetzt auf 20 Kilometern Arbeitsweg das Auto. Rückspiegel und Hupe sind montiert.
  en: The motor assists up to 45 km/h and replaces the car on a 20 kilometer commute. Mirror and horn are fitted.
`,
  },
];
