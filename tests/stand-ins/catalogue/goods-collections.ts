/** Collections of everything else, and those that span all products. */
export const goodsCollections = `
handle | title | from | picture
zubehoer | Zubehör ~ Accessories | | pannier tanne
  de: Was am und um das Rad gebraucht wird, ausgesucht von denen, die es auch montieren.
  en: What you need on and around the bike, chosen by the people who fit it.
helme | Helme ~ Helmets | | helmet mennige
  de: Helme für Stadt, Gelände und Kinder. Die Größe messen wir im Laden mit dem Maßband.
  en: Helmets for city, trail and children. We measure your size in the shop with a tape.
schloesser | Schlösser ~ Locks | | ulock honig
  de: Bügel-, Ketten- und Rahmenschlösser, mit Sicherheitsstufe zum Vergleichen.
  en: U-locks, chains and frame locks, with a security level to compare.
beleuchtung | Beleuchtung ~ Lights | | lights schwarz
  de: Zugelassene Lichter mit Akku, Dynamo oder am E-Bike-System.
  en: Approved lights with battery, dynamo or e-bike supply.
taschen | Taschen ~ Bags | | pannier nachtblau
  de: Packtaschen, Lenkertaschen und Rucksäcke, die an jeden gängigen Träger passen.
  en: Panniers, handlebar bags and backpacks that fit every common rack.
koerbe | Körbe ~ Baskets | | basket silber
  de: Körbe für vorn und hinten, zum Abnehmen oder fest verschraubt.
  en: Baskets for front and rear, removable or bolted on.
kindersitze | Kindersitze ~ Child Seats | | childseat petrol
  de: Geprüfte Sitze für vorn und hinten. Wir montieren sie an Ihrem Rad und zeigen die Gurte.
  en: Tested seats for front and rear. We fit them to your bike and show you the belts.
pumpen | Pumpen ~ Pumps | | pump mennige
  de: Für zu Hause, für unterwegs und für die Federgabel.
  en: For home, for the road and for your suspension fork.
anbauteile | Anbauteile ~ Fittings | | mudguard schwarz
  de: Schutzbleche, Ständer, Glocken und Flaschenhalter zum Nachrüsten.
  en: Fenders, stands, bells and bottle cages to add later.
bekleidung | Bekleidung ~ Clothing | | jacket petrol
  de: Kleidung, die im Sattel passt und im Büro nicht auffällt.
  en: Clothing that fits in the saddle and does not stand out at the office.
jacken | Jacken ~ Jackets | | jacket honig
  de: Gegen Regen, Wind und Kälte, hinten länger geschnitten.
  en: Against rain, wind and cold, cut longer at the back.
trikots | Trikots ~ Jerseys | | jersey mennige
  de: Funktionsfaser und Merinowolle, für kurze und lange Ausfahrten.
  en: Technical fiber and merino wool for short and long rides.
hosen | Hosen ~ Shorts | | shorts schwarz
  de: Gepolsterte Radhosen und weite Shorts fürs Gelände.
  en: Padded cycling shorts and loose shorts for the trail.
handschuhe | Handschuhe ~ Gloves | | gloves graphit
  de: Für Sommer, Übergang und Winter. Die Größe ist der Handumfang in Zoll.
  en: For summer, the seasons between and winter. Size is your hand circumference in inches.
schuhe | Schuhe ~ Shoes | | shoes sand
  de: Mit Platte oder mit weicher Sohle, anprobieren lohnt sich.
  en: With cleats or with a soft sole; trying them on pays off.
teile | Teile ~ Parts | | cassette silber
  de: Verschleiß- und Ersatzteile, wie wir sie selbst in der Werkstatt verbauen.
  en: Wear and spare parts, the same ones we fit in our workshop.
reifen | Reifen ~ Tires | | tyre schwarz
  de: Für Stadt, Tour, Schotter und Gelände. Die Größe steht auf der Flanke des alten Reifens.
  en: For city, touring, gravel and trail. You find the size on the flank of your old tire.
schlaeuche | Schläuche ~ Inner Tubes | | tube schwarz
  de: Schläuche mit allen drei Ventilen, dazu Flickzeug und Felgenband.
  en: Tubes with all three valves, plus patches and rim tape.
saettel | Sättel ~ Saddles | | saddle graphit
  de: In mehreren Breiten, mit Probezeit nach dem Kauf.
  en: In several widths, with a trial period after you buy.
griffe | Griffe und Lenkerband ~ Grips and Bar Tape | | grips sand
  de: Gegen kalte, taube und rutschende Hände.
  en: Against cold, numb and slipping hands.
pedale | Pedale ~ Pedals | | pedals petrol
  de: Für Straßenschuhe, Klickschuhe und Kinderfüße.
  en: For street shoes, cleated shoes and children’s feet.
antrieb | Antrieb ~ Drivetrain | | cassette graphit
  de: Ketten, Kassetten und Riemen nach Zahl der Gänge.
  en: Chains, cassettes and belts by number of gears.
bremsen | Bremsen ~ Brakes | | brakepads honig
  de: Beläge und Züge. Im Zweifel bringen Sie das alte Teil mit.
  en: Pads and cables. When in doubt, bring the old part along.
akkus-und-displays | Akkus und Displays ~ Batteries and Displays | | battery schwarz
  de: Ersatzakkus, Ladegeräte und Displays. Wir prüfen vor dem Versand, ob sie passen.
  en: Spare batteries, chargers and displays. We check the fit before shipping.
rahmen | Rahmen ~ Frames | | gravel honig kranzberg
  de: Gelötete Stahlrahmen nach Maß aus der Werkstatt von Kranzberg.
  en: Brazed steel frames made to measure in the Kranzberg workshop.
pflege-und-werkzeug | Pflege und Werkzeug ~ Care and Tools | | oil tanne
  de: Öl, Reiniger und Werkzeug, mit Grundpreis zum Vergleichen.
  en: Oil, cleaners and tools, with unit prices to compare.
werkstatt | Werkstatt ~ Workshop | | workshop reseda
  de: Leistungen unserer Werkstatt, der Preis steht an jeder. Wir reparieren jedes Rad, auch wenn Sie es woanders gekauft haben.
  en: Services of our workshop, each with its price. We repair every bike, also those you bought elsewhere.
gutscheine | Gutscheine ~ Gift Vouchers | | voucher tanne
  de: Für Räder, Teile und Werkstatt, per E-Mail oder gedruckt.
  en: For bikes, parts and workshop, by e-mail or printed.
sale | Sale ~ Sale | @sale | trapez honig ostwind
  de: Unter dem Preis der letzten 30 Tage oder der Preisempfehlung des Herstellers: ältere Modelljahre, Auslauffarben und Saisonware.
  en: Below the price of the last 30 days or the maker’s recommended price: earlier model years, outgoing colors and seasonal goods.
neuheiten | Neuheiten ~ New Arrivals | @new | kids20 honig zaunkoenig
  de: Was in den letzten Wochen ausgepackt und aufgebaut wurde.
  en: What we unpacked and assembled in the last few weeks.
topseller | Topseller ~ Bestsellers | @top | city reseda hafenkante
  de: Was in unserem Laden gerade am häufigsten bestellt wird.
  en: What our customers order most often right now.
bis-2500-euro | E-Bikes bis 2.500 € ~ E-Bikes up to €2,500 | @ebikes2500 | city himmel hafenkante
  de: E-Bikes unter 2.500 €, an denen wir nichts vermissen.
  en: E-bikes under €2,500 on which we miss nothing.
`;
