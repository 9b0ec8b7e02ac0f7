/**
 * Countries, states and large cities in English, lower case, separated by commas.
 * Names that usually mean something else in searches (turkey, jordan, reading, mobile, orange, nice, bath, cork) are
 * excluded.
 */
const countries = `
afghanistan, albania, algeria, andorra, angola, antigua, argentina, armenia, australia, austria, azerbaijan, bahamas, bahrain,
bangladesh, barbados, belarus, belgium, belize, benin, bermuda, bhutan, bolivia, bosnia, botswana, brazil, brunei, bulgaria,
burundi, cambodia, cameroon, canada, cayman islands, chile, china, colombia, congo, costa rica, croatia, cuba, cyprus, czechia,
czech republic, denmark, djibouti, dominican republic, ecuador, egypt, el salvador, england, eritrea, estonia, ethiopia, europe,
faroe islands, fiji, finland, france, gabon, gambia, germany, ghana, gibraltar, great britain, greece, greenland, guam, guatemala,
guyana, haiti, honduras, hong kong, hungary, iceland, india, indonesia, iran, iraq, ireland, israel, italy, ivory coast, jamaica,
japan, kazakhstan, kenya, kosovo, kuwait, kyrgyzstan, laos, latvia, lebanon, liberia, libya, liechtenstein, lithuania, luxembourg,
macau, macedonia, madagascar, malawi, malaysia, maldives, mali, malta, mauritius, mexico, moldova, monaco, mongolia, montenegro,
morocco, mozambique, myanmar, namibia, nepal, netherlands, new zealand, nicaragua, nigeria, north korea, northern ireland, norway,
oman, pakistan, palestine, panama, papua new guinea, paraguay, peru, philippines, poland, portugal, puerto rico, qatar, romania,
russia, rwanda, samoa, san marino, saudi arabia, scotland, senegal, serbia, seychelles, singapore, slovakia, slovenia, somalia,
south africa, south korea, spain, sri lanka, sudan, suriname, sweden, switzerland, syria, tahiti, taiwan, tajikistan, tanzania,
thailand, togo, tonga, trinidad, tunisia, turkmenistan, uganda, ukraine, united arab emirates, united kingdom, united states,
uruguay, usa, uk, uae, uzbekistan, vanuatu, vatican, venezuela, vietnam, wales, yemen, zambia, zanzibar, zimbabwe, bali, crete,
sicily, sardinia, tuscany, tenerife, mallorca, ibiza, santorini, patagonia, scandinavia, caribbean`;

const states = `
alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois,
indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana,
nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon,
pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia,
wisconsin, wyoming, washington dc, nyc, ontario, quebec, british columbia, alberta, manitoba, saskatchewan, nova scotia,
new south wales, queensland, tasmania, cornwall, yorkshire, kent, devon, bavaria, brittany, normandy, provence, catalonia, andalusia`;

const americanCities = `
albany, albuquerque, anaheim, anchorage, arlington, asheville, aspen, atlanta, austin, bakersfield, baltimore, baton rouge, bend oregon,
birmingham, boise, boston, boulder, bronx, brooklyn, burlington, cape cod, charleston, charlotte, chattanooga, chesapeake, chicago,
cincinnati, cleveland, colorado springs, columbus, corpus christi, dallas, dayton, denver, des moines, detroit, durham, el paso,
eugene, fargo, fort collins, fort lauderdale, fort worth, fresno, grand rapids, green bay, greensboro, harrisburg, hartford, honolulu,
houston, huntsville, indianapolis, jacksonville, jersey city, kansas city, key west, knoxville, lake tahoe, las vegas, lexington,
little rock, long beach, long island, los angeles, louisville, lubbock, madison, manhattan, memphis, mesa arizona, miami, milwaukee,
minneapolis, moab, myrtle beach, naples, nashville, new haven, new orleans, newark, norfolk, oakland, oklahoma city, omaha, orlando,
palm springs, pasadena, pensacola, philadelphia, pittsburgh, plano, portland, providence, queens ny, raleigh, reno, richmond,
rochester, sacramento, saint paul, salt lake city, san antonio, san bernardino, san diego, san francisco, san jose, santa barbara,
santa cruz, santa fe, sarasota, savannah, scottsdale, seattle, sedona, shreveport, sioux falls, spokane, springfield, st louis,
st paul, st petersburg, staten island, stockton, syracuse, tacoma, tallahassee, tampa, toledo, tucson, tulsa, wichita, wilmington,
yellowstone, yosemite, zion national park, grand canyon, napa valley, silicon valley`;

const worldCities = `
aberdeen, abu dhabi, accra, adelaide, ahmedabad, almaty, amsterdam, ankara, antalya, antwerp, athens, auckland, baku, bangalore,
bangkok, barcelona, beijing, belfast, belgrade, bengaluru, berlin, bern, bilbao, bogota, bologna, bordeaux, brasilia, bratislava,
brisbane, bristol, bruges, brussels, bucharest, budapest, buenos aires, cairo, calgary, canberra, cancun, cape town, caracas, cardiff,
casablanca, chandigarh, chennai, christchurch, cologne, copenhagen, curitiba, dakar, darwin australia, delhi, dhaka, doha, dortmund, dresden,
dubai, dublin, dubrovnik, durban, dusseldorf, edinburgh, edmonton, exeter, florence, frankfurt, galway, gdansk, geneva, genoa, ghent,
glasgow, goa, gothenburg, graz, guadalajara, guangzhou, halifax, hamburg, hanoi, havana, helsinki, ho chi minh, hyderabad, innsbruck,
istanbul, jaipur, jakarta, jeddah, jerusalem, johannesburg, karachi, kathmandu, kiev, kobe, kolkata, krakow, kuala lumpur, kyiv, kyoto,
lagos, lahore, lausanne, leeds, leicester, leipzig, lille, lima, lisbon, liverpool, ljubljana, london, london ontario, lviv, lyon, macao,
madrid, malaga, manchester, manila, marrakech, marseille, medellin, melbourne, mexico city, milan, minsk, montevideo, montreal,
moscow, mumbai, munich, nairobi, nanjing, newcastle, norwich, nottingham, nuremberg, osaka, oslo, ottawa, oxford, palermo, paris, perth,
phuket, playa del carmen, plymouth, porto, portsmouth, prague, pune, queenstown, quito, reykjavik, riga, rio de janeiro, riyadh, rome,
rotterdam, salzburg, santiago, sao paulo, sapporo, sarajevo, seoul, seville, shanghai, sheffield, shenzhen, sofia, southampton,
stockholm, strasbourg, stuttgart, sydney, taipei, tallinn, tashkent, tbilisi, tehran, tel aviv, the hague, thessaloniki, tijuana, tokyo,
toronto, toulouse, tulum, turin, valencia, vancouver, venice, verona, vienna, vilnius, warsaw, wellington, winnipeg, wroclaw, yerevan,
zagreb, zurich`;

export const englishPlaces: readonly string[] = [countries, states, americanCities, worldCities]
  .flatMap((names) => names.split(','))
  .map((name) => name.trim());
